import { expect, test } from 'vitest'
import { getSubmitError } from '#pages/logistics/later.tsx'
import { ServiceError } from '#shared/api/errors.ts'
import { SilentShellError } from '#shared/bridge/native.ts'
import { OutsideAppError, SignedOutError } from '#shared/bridge/token.ts'

test.for([
  [new OutsideAppError(), '请在 App 内打开后提交'],
  [new SilentShellError(), 'App 没有响应，请稍后再试'],
  [new SignedOutError(), '登录已过期，请返回 App重新登录'],
  [new ServiceError('denied', '没有权限', 'service'), '没有权限'],
  [new ServiceError('denied', ''), '操作失败'],
  [new TypeError('无法读取'), '操作失败'],
] as const)('sending fails with %s: %s', ([error, text]) => expect(getSubmitError(error)).toBe(text))
