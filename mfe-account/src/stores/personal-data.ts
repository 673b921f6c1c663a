import { lacksPlace, placeErrors, placeFields, placeOf, tidyPlace } from '@portal/shared-contracts/address'
import { ApiError, fieldErrorsOf, send, toApiError } from '@portal/page-library/api'
import { updateProfile, type ChangedUserData, type FieldError } from '@portal/shared-contracts/calls'
import { customerErrors, customerFields, customerOf, sentCustomer } from '@portal/shared-contracts/customer'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { profileAddress } from '../domain/profile.ts'
import { createProfileForm, type ProfileContext } from './profile-form.ts'

const fieldsWithPlace = [...customerFields, ...placeFields]

const isAboutPlace = ({ input }: FieldError): boolean => (placeFields as readonly string[]).includes(input)

/**
 * Salutation, names and birth date, saved with the whole address by POST (rule account-11). The shop saves nothing
 * without an address: a form of a member without one has its fields, too. What the address check says about an address
 * that is not in the form is not asked about (rule account-15).
 */
export function createPersonalData(context: ProfileContext, today: () => string, $germany: ReadableAtom<string>) {
  /** Whether the shop refused the stored address even without its check, so that the member has to change it. */
  const $isAddressRefused = atom(false)
  const $hasPlace = computed(
    [context.$user, $isAddressRefused],
    ({ address }, isRefused) => isRefused || lacksPlace(address),
  )
  const hasPlace = (): boolean => $hasPlace.get()

  /**
   * Saves with the stored address: with the check, which names need, and again without it if only the address fails.
   */
  async function withStoredAddress(
    save: (disableAddressCheck: boolean) => Promise<ChangedUserData>,
  ): Promise<ChangedUserData> {
    try {
      return await save(false)
    } catch (error) {
      if (!fieldErrorsOf(error).every(isAboutPlace)) throw withoutPlaceErrors(error)
    }
    try {
      return await save(true)
    } catch (error) {
      $isAddressRefused.set(fieldErrorsOf(error).some(isAboutPlace))
      throw error
    }
  }

  return createProfileForm(context, {
    fields: fieldsWithPlace,
    $shownFields: computed($hasPlace, (isShown) => (isShown ? fieldsWithPlace : customerFields)),
    read: ({ address }) => ({ ...customerOf(address), ...placeOf(address) }),
    validate: (values) => [...customerErrors(values, { today: today() }), ...(hasPlace() ? placeErrors(values) : [])],
    async send(values, { unchecked = false }) {
      const { loginName, address } = context.$user.get()
      const typedPlace = hasPlace()
        ? tidyPlace({ ...placeOf(values), countryId: values.countryId || $germany.get() })
        : {}
      const sent = { ...profileAddress(address), ...typedPlace, ...sentCustomer(values, address, today()) }
      const save = async (disableAddressCheck: boolean) => {
        const body = { loginName, localeId: 'de_DE', address: sent, disableAddressCheck } as const
        return (await send(context.api, updateProfile, { body })).content
      }
      const response = await (hasPlace() || unchecked ? save(unchecked) : withStoredAddress(save))
      $isAddressRefused.set(false)
      return { sent, response }
    },
  })
}

/** The same error about the other fields only. */
function withoutPlaceErrors(thrown: unknown): ApiError {
  const { code, status, errors } = toApiError(thrown)
  return new ApiError(
    code,
    status,
    errors.filter((error) => !isAboutPlace(error)),
  )
}
