// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ServiceError } from '#shared/api/errors.ts'
import { mutate } from '#shared/api/send-request.ts'
import { session } from '#shared/auth/session.ts'
import { getUnconfirmedMessage, isUnknown, sendAndVerify, useMutation } from '#shared/data/use-mutation.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

vi.mock('#shared/api/send-request.ts', () => ({ mutate: vi.fn() }))
setStage()

const fails = (errorCode: ServiceError['errorCode']) => () => Promise.reject(new ServiceError(errorCode, '操作失败'))
const looks = (...answers: (boolean | undefined | Error)[]) => {
  const asked = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

test.for([
  ['network', true],
  ['timeout', true],
  ['server', true],
  ['refused', false],
  ['login', false],
  ['aborted', false],
] as const)('fault %s leaves the outcome unknown: %s', ([errorCode, unknown]) => {
  expect(isUnknown(new ServiceError(errorCode, ''))).toBe(unknown)
  expect(isUnknown(new Error(errorCode))).toBe(false)
})

test('an answer is taken as it is, and a refusal passed on, without a lookup', async () => {
  const [isDone, onLooking] = [looks(), vi.fn()]
  expect(await sendAndVerify(async () => 'yes', isDone, false, onLooking)).toEqual({ is: 'settled', answer: 'yes' })
  await expect(sendAndVerify(fails('refused'), isDone, false, onLooking)).rejects.toThrow('操作失败')
  expect([isDone.mock.calls, onLooking.mock.calls]).toEqual([[], []])
})

test.for([
  ['service', '系统维护中'],
  ['page', ''],
] as const)('words of the %s: what is not known has the reason “%s”', async ([by, reason]) => {
  const broken = () => Promise.reject(new ServiceError('server', '系统维护中', by))
  const unknown = sendAndVerify(broken, looks(new Error('down')), false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await unknown).toEqual({ is: 'unknown', reason })
  const notDone = sendAndVerify(broken, looks(false), false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await notDone).toEqual({ is: 'not-done', reason })
})

test('an unknown or missing change in words', () => {
  const getMessage = (is: 'not-done' | 'unknown', reason: string) =>
    getUnconfirmedMessage({ is, reason }, '没有成功', '请再试')
  expect(getMessage('not-done', '')).toBe('没有成功')
  expect(getMessage('not-done', '系统维护中。')).toBe('系统维护中。')
  expect(getMessage('unknown', '')).toBe('网络不给力，请再试')
  expect(getMessage('unknown', '系统维护中。')).toBe('系统维护中，请再试')
})

test.for([
  [undefined, 'unknown'], // a read that tells nothing
  [true, 'settled'],
  [false, 'not-done'],
  [new Error('down'), 'unknown'],
] as const)('a lost answer, then %o: %s after one read', async ([answer, outcome]) => {
  const [isDone, onLooking] = [looks(answer), vi.fn()]
  const settled = sendAndVerify(fails('network'), isDone, false, onLooking)
  await vi.advanceTimersByTimeAsync(1500)
  expect((await settled).is).toBe(outcome)
  expect(isDone).toHaveBeenCalledTimes(1)
  expect(onLooking).toHaveBeenCalledTimes(1)
})

test.for([
  [[true], { is: 'settled' }, 0],
  [[false], { is: 'settled', answer: 'yes' }, 1],
  [[undefined], { is: 'settled', answer: 'yes' }, 1],
  [[new Error('down')], { is: 'unknown', reason: '' }, 0],
] as const)('another try looks first: %o gives %s, sent %d times', async ([answers, outcome, times]) => {
  const send = vi.fn(async () => 'yes')
  expect(await sendAndVerify(send, looks(...answers), true)).toEqual(outcome)
  expect(send).toHaveBeenCalledTimes(times)
})

const answers: string[] = []
const verify = vi.fn(async () => false)
function Form() {
  const save = useMutation(
    { createCall: () => ({ method: 'POST', path: 'save' }), verify },
    { notDone: '没有成功', onSuccess: () => answers.push('done'), onError: ({ message }) => answers.push(message) },
  )
  return (
    <button type="button" onClick={() => save.mutate('x')}>
      {save.isPending ? (save.isVerifying ? 'verifying' : 'pending') : 'idle'}
    </button>
  )
}

test('two taps send once, with the token of the tap; a retry verifies first and keeps the key', async () => {
  const send = vi.mocked(mutate).mockImplementation(fails('network'))
  session.token = 'A'
  await renderView(<Form />)
  const button = document.querySelector('button')!
  button.click()
  button.click()
  session.token = 'B'
  await passTime(100)
  expect([send.mock.calls.length, button.textContent]).toEqual([1, 'verifying'])
  await passTime(2000)
  expect([verify.mock.calls.length, button.textContent, answers]).toEqual([1, 'idle', []])

  send.mockResolvedValue(undefined)
  button.click()
  await passTime(100)
  button.click()
  await passTime(100)
  expect([verify.mock.calls.length, answers]).toEqual([2, ['done', 'done']])
  const [first, retry, next] = send.mock.calls.map(([, , context]) => context)
  expect([first!.token, retry!.token]).toEqual(['A', 'B'])
  expect(retry!.idempotencyKey).toBe(first!.idempotencyKey)
  expect(next!.idempotencyKey).not.toBe(first!.idempotencyKey)
})
