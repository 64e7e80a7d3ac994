import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { ignoreChosenPorts } from './scripts/base/ports.ts'
import { createDefines, loadSiteConfig } from './scripts/base/site-config.ts'
import { getAliases, JSX } from './scripts/build/aliases.ts'
import { createCampaignThemePlugin } from './scripts/dev/serve/campaign-theme.ts'
import { createPagesPlugin } from './scripts/dev/serve/dev-pages.ts'
import { createDevServicesPlugin } from './scripts/dev/serve/dev-services.ts'
import { SlowTestsFirst } from './tests/e2e/slow-tests-first.ts'

if (Number.parseInt(process.versions.node, 10) < 24)
  throw new Error(`要用 Node 24，这里是 ${process.versions.node}：npm run test:one -- 文件 … 用装好的那一个`)
if (process.env.VITEST) ignoreChosenPorts()

/** The pages in dev and under test. `npm run build` (scripts/build/main.ts) adds what finishes a page. */
const config = loadSiteConfig('site')

/** Folders of tests/unit that change nothing outside of a test: no mocks, no document, no module with state. */
const PURE = '{base,contract,deploy,health,host,legal,links,package,serve,service,share}'

export default defineConfig({
  appType: 'mpa',
  plugins: [createPagesPlugin(config), createCampaignThemePlugin(), tailwindcss(), createDevServicesPlugin()],
  define: { ...createDefines(config), 'import.meta.env.DEBUG_CONSOLE': '"/shared/debug/console.ts"' },
  resolve: { alias: getAliases() },
  oxc: { jsx: JSX },
  test: {
    // Of four files that wait for browsers, timers and lines that answer late, two keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [`tests/unit/${PURE}/**`],
          environment: 'node',
          // A thread for each file starts quicker than a process. Without either, what a file left unfinished fell into the next one.
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-pure',
          include: [`tests/unit/${PURE}/**/*.test.ts`],
          environment: 'node',
          pool: 'threads',
          // Modules are loaded once per thread and not once per file: two fifths of the processor time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: 'tests/e2e/global-setup.ts',
          setupFiles: 'tests/e2e/setup-file.ts',
          // A process loads playwright and the service once for all its files, and not once for each.
          isolate: false,
          testTimeout: 120_000,
          // As patient as the browser's own waits: one second, the default, measures the machine.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
