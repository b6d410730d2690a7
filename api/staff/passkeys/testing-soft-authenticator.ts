import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
/** It can be, and is, kept in an account on several devices. */
const BACKED_UP = 0x18;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** What a browser asks for. */
interface Asked {
  readonly challenge: string;
  readonly host: string;
}

/** A passkey in a file: a P-256 key that signs like an authenticator, with attestation `none`. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  counter = 0;
  /** Whether it checks a finger or a PIN. */
  isVerifying = true;

  /** @param isSynced - like those of phones and password managers: kept in an account, and counting nothing. */
  constructor(
    public origin: string,
    readonly isSynced = false,
  ) {}

  make({ challenge, host }: Asked) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      isoCBOR.encode(publicKey),
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', Uint8Array.from(Buffer.concat([this.#state(host, HAS_CREDENTIAL), credential]))],
    ]);
    return {
      id: base64url(this.#id),
      clientDataJson: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: this.isSynced ? ['internal', 'hybrid'] : ['usb'],
    };
  }

  sign({ challenge, host }: Asked) {
    if (!this.isSynced) this.counter += 1;
    const data = this.#state(host, 0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: base64url(this.#id),
      clientDataJson: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    };
  }

  #state(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = this.isVerifying ? VERIFIED : 0;
    const backedUp = this.isSynced ? BACKED_UP : 0;
    return Buffer.concat([sha256(host), Buffer.from([PRESENT | verified | backedUp | flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
