import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { startService } from '#scripts/local-service/main.ts'
import type { ShellFiles } from '#scripts/native-shell/bundle.ts'
import { createSeededDatabase } from '#tests/seeded-database.ts'

interface StackOptions {
  dist?: string
  shell?: ShellFiles
  /** A file of the service's, where something else writes into it too. */
  databasePath?: string
  /** Sites that the service answers: this one is added, and a test may add another. */
  origins?: string[]
  /** The service's clock, epoch milliseconds. */
  now?: () => number
}

/**
 * The built site in front of a new local service with an in-memory database; test files share
 * nothing.
 */
export async function startStack({ dist = inject('dist'), shell, databasePath, origins = [], now }: StackOptions = {}) {
  const service = await startService({
    port: 0,
    databasePath,
    db: databasePath ? undefined : createSeededDatabase(),
    shellOrigins: origins,
    now,
  })
  const site = await startHttpServer(createSite({ dist, service: service.url, shell }), 0)
  origins.push(site.url)
  return {
    url: site.url,
    /** Where the service itself answers: another origin than the site. */
    serviceUrl: service.url,
    /** The service's own database: look here for what really happened. */
    db: service.db,
    faults: service.faults,
    close: () => Promise.all([site.close(), service.close()]),
  }
}
export type Stack = Awaited<ReturnType<typeof startStack>>

/**
 * One stack for all tests of a file; what a test set wrong in the service is put right after it.
 */
export function createFileStack(options?: StackOptions): Stack {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack(options)
  })
  afterEach(() => stack.faults.set([]))
  afterAll(() => stack.close())
  return createLatestStack(() => stack)
}

/** A stack for each test, in files whose tests change something in the service. */
export function testStack(options?: StackOptions): Stack {
  let stack: Stack
  const opened: Stack[] = []
  beforeEach(async () => {
    stack = await startStack(options)
    opened.push(stack)
  })
  afterAll(() => Promise.all(opened.map((item) => item.close())))
  return createLatestStack(() => stack)
}

/** The stack of the moment, under one name that a file can hold on to. */
const createLatestStack = (stack: () => Stack): Stack => ({
  get url() {
    return stack().url
  },
  get serviceUrl() {
    return stack().serviceUrl
  },
  get db() {
    return stack().db
  },
  get faults() {
    return stack().faults
  },
  close: () => stack().close(),
})
