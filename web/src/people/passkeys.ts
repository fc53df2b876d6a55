// Passkeys (WebAuthn). Bytes are encoded as base64url.
import { t } from '../localization'
import { deviceName } from './device_name'

type Json = Record<string, unknown>

const fromBase64Url = (toBase64Url: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(toBase64Url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

function text(buffer: ArrayBuffer | null | undefined): string {
  if (!buffer) return ''
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Whether passkeys work here: they need a secure context and a host name, not an IP address. */
export function passkeysSupported(): boolean {
  return isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)
}

const credentialDescriptors = (credentials: unknown): PublicKeyCredentialDescriptor[] => ((credentials ?? []) as { id: string }[]).map(({ id }) => ({ type: 'public-key', id: fromBase64Url(id) }))

/** Creates a passkey on the device. */
export async function createPasskey(options: Json): Promise<Json> {
  const user = options['user'] as { id: string; name: string; displayName: string }
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options['challenge'] as string),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: credentialDescriptors(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: text(credential.rawId),
    label: deviceName(),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  }
}

/** Signs the hall's challenge with a passkey on the device, for signing in or as proof of identity. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options['challenge'] as string),
    allowCredentials: credentialDescriptors(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: text(credential.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  }
}

/** Error message for the user. If the dialog was canceled, it says that nothing has changed. */
export function passkeyErrorText(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return t('people-passkey-canceled')
  if (name === 'InvalidStateError') return t('people-passkey-exists')
  if (name === 'SecurityError') return t('people-passkey-insecure')
  return message
}
