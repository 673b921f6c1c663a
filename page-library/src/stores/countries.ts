import { atom, onMount, type ReadableAtom } from 'nanostores'
import { portalApi, send, type Api } from '@portal/page-library/api'
import { countries as countriesCall } from '@portal/shared-contracts/calls/shop'
import { knownCountries, type Country } from '@portal/shared-contracts/address/countries'

/** The countries a member can live in, loaded at the first listener: until then the known ones. */
export function createCountries(api: Api) {
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
  /** Loads the shop's countries once; resolves to the known ones if they cannot be loaded. */
  const load = (): Promise<readonly Country[]> => (loading ??= request())

  onMount($countries, () => {
    void load()
  })
  return { $countries: $countries as ReadableAtom<readonly Country[]>, load }
}

/** The countries of the page. */
export const { $countries, load: loadCountries } = createCountries(portalApi)
