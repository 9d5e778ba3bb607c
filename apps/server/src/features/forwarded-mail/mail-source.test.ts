/** The settings of mail as a source: the address, who may change it, and where it is not available. */
import { describe, expect, test } from 'vitest'
import { createTestWorld } from '../../platform/testing/world.ts'

const on = await createTestWorld({ INBOUND_MAIL_PORT: '0', INBOUND_MAIL_DOMAIN: 'Mail.Example.com' })
const off = await createTestWorld()
const path = '/api/settings/mail-source'

describe('the address for alert mails', () => {
  test('is created, replaced and removed', async () => {
    const ada = await on.signedUp()
    expect((await ada.get(path)).body).toEqual({
      data: { available: true, address: null, mails: [], mailbox: null },
    })
    const created = await ada.post(`${path}/address`)
    expect(created).toMatchObject({
      status: 201,
      body: { data: { address: expect.stringMatching(/^jobs-[a-z2-7]{16}@mail\.example\.com$/) } },
    })
    const replaced = await ada.post(`${path}/address`)
    expect(replaced.body.data.address).not.toBe(created.body.data.address)
    expect((await ada.get(path)).body.data.address).toBe(replaced.body.data.address)
    expect((await ada.delete(`${path}/address`)).status).toBe(200)
    expect((await ada.get(path)).body.data.address).toBeNull()
  })

  test('belongs to one person', async () => {
    const { ada, bob } = await on.people()
    await ada.post(`${path}/address`)
    expect((await bob.get(path)).body.data.address).toBeNull()
    await bob.delete(`${path}/address`)
    expect((await ada.get(path)).body.data.address).not.toBeNull()
  })
})

test('without INBOUND_MAIL_PORT there is no address', async () => {
  const ada = await off.signedUp()
  expect((await ada.get(path)).body.data).toEqual({
    available: false,
    address: null,
    mails: [],
    mailbox: null,
  })
  expect((await ada.post(`${path}/address`)).status).toBe(404)
})
