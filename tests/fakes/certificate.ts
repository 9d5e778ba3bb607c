/** Creates self-signed certificates (X.509) for servers of the tests, which must trust them. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

/** A certificate with its key, in PEM. */
export interface TestCertificate {
  cert: string
  key: string
}

const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SUBJECT_ALTERNATIVE_NAME = Buffer.from('0603551d11', 'hex')
const BASIC_CONSTRAINTS = Buffer.from('0603551d13', 'hex')

/** Creates a certificate for these host names and IPv4 addresses. */
export function createCertificate(names: readonly string[]): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(ECDSA_WITH_SHA256)
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('A server of the tests')))))
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const alternatives = names.map((one) =>
    isIPv4(one) ? der(0x87, Buffer.from(one.split('.').map(Number))) : der(0x82, Buffer.from(one)),
  )
  const extensions = sequence(
    sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, sequence(...alternatives))),
    sequence(
      BASIC_CONSTRAINTS,
      der(0x01, Buffer.from([0xff])),
      der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
    ),
  )
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]))
  const certificate = sequence(content, algorithm, signature)
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
