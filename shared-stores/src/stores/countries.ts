import { atom, onMount, type ReadableAtom } from 'nanostores'
import { portalApi, send, type Api } from '@portal/shared-contracts/api'
import { countries as countriesCall } from '@portal/shared-contracts/calls/shop'
import { knownCountries, type Country } from '@portal/shared-contracts/domain/countries'

export type CountriesStore = {
  /** The known countries until the shop's are loaded. */
  readonly $countries: ReadableAtom<readonly Country[]>
  /** Loads the shop's countries once; resolves to the known ones if they cannot be loaded. */
  readonly load: () => Promise<readonly Country[]>
}

/** The countries a member can live in, loaded at the first listener. */
export function createCountries(api: Api): CountriesStore {
  const $countries = atom<readonly Country[]>(knownCountries)
  let loading: Promise<readonly Country[]> | null = null

  async function request(): Promise<readonly Country[]> {
    try {
      const { content } = await send(api, countriesCall, {})
      if (content.length > 0) $countries.set(content)
    } catch {
      // The next page asks again.
      loading = null
    }
    return $countries.get()
  }
  const load = (): Promise<readonly Country[]> => (loading ??= request())

  onMount($countries, () => {
    void load()
  })
  return { $countries, load }
}

/** The countries of the page. */
export const { $countries, load: loadCountries } = createCountries(portalApi)
