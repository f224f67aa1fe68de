import { expect, test } from 'vitest'

import { createPasswords } from './passwords.ts'

const quick = () => createPasswords({ memoryKiB: 8, passes: 1 })

test('the line of those who wait has an end', async () => {
  const passwords = quick()
  const answers = Promise.allSettled(Array.from({ length: 210 }, () => passwords.hash('a lantern')))
  expect(() => passwords.askForRoom()).toThrow('at the door')
  const refused: unknown[] = (await answers).flatMap((answer) =>
    answer.status === 'rejected' ? [{ reason: answer.reason }] : []
  )
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable', code: 'busy', retryAfterSeconds: 5 } })
  passwords.askForRoom()
})

test('a crowd at the very first sign-in spoils no later one', async () => {
  const passwords = quick()
  const crowd = Promise.allSettled(Array.from({ length: 202 }, () => passwords.hash('a lantern')))
  await expect(passwords.matches('a lantern', null)).rejects.toMatchObject({ code: 'busy' })
  await crowd
  const hash = await passwords.hash('a lantern')
  expect(await passwords.matches('a lantern', hash)).toBe(true)
  expect(await passwords.matches('a lantern', null)).toBe(false)
})

test('who goes away while waiting costs nothing and makes room', async () => {
  const passwords = quick()
  const crowd = Promise.allSettled(Array.from({ length: 201 }, () => passwords.hash('a lantern')))
  const leaving = new AbortController()
  const gone = passwords.hash('a lantern', leaving.signal)
  expect(() => passwords.askForRoom()).toThrow('at the door')
  const reason = new Error('gone')
  leaving.abort(reason)
  passwords.askForRoom()
  await expect(gone).rejects.toBe(reason)
  await expect(passwords.hash('a lantern', leaving.signal)).rejects.toBe(reason)
  expect((await crowd).every(({ status }) => status === 'fulfilled')).toBe(true)
})

test('120 who come at the same moment are all served, and known browsers go before strangers', async () => {
  const passwords = quick()
  const right = await passwords.hash('a lantern')
  const order: string[] = []
  const strangers = Array.from({ length: 119 }, () =>
    passwords.matches('a lantern', right).then((isRight) => isRight && order.push('stranger'))
  )
  const owner = passwords.matches('a lantern', right, { isKnown: true }).then(() => order.push('owner'))
  await Promise.all([...strangers, owner])
  expect(order).toHaveLength(120)
  expect(order.indexOf('owner')).toBeLessThan(10)
})
