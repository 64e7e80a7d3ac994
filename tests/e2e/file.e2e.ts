import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { NAME } from '#shared/brand.ts'
import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { removePolicy } from './replies.ts'
import { expectFits, getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'
import {
  createAgreement,
  createHostileFile,
  createHugeTableFile,
  createParagraph,
  createWordFile,
} from './word-files.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const stack = createFileStack()

const waitForDocument = (page: Page) => page.locator('#legal-text .docx-wrapper').waitFor()
const serveDocument = async (page: Page, body: Buffer) => {
  await page.route('**/legal/*.docx', (route) => route.fulfill({ body, contentType: WORD_TYPE }))
}
const getReadableText = async (page: Page) => (await page.locator('#legal-text').innerText()).replace(/\s+/g, '')

/** What the page without a script says, without its links to the other documents. */
async function fetchPlainText(type: DocumentType): Promise<string> {
  const html = await (await fetch(`${stack.url}/legal/${type}.html`)).text()
  const text = /<div class="legal">(.*)<\/div><\/main>/s
    .exec(html)![1]!
    .replace(/(<p data-row(?:="")?><a href="[^"]*">[^<]*<\/a><\/p>){5}$/, '')
  return text
    .replace(/<[^>]*>|\s+/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

test('every document reads from its Word file, at 320 px with text at 200 % too', async () => {
  const { page, problems } = await openPage(stack, 'file', { width: 320, textPercent: 200 })
  for (const [type, title] of Object.entries(DOCUMENTS) as [DocumentType, string][]) {
    await page.goto(`${stack.url}/file?type=${type}`)
    await waitForDocument(page)
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => page.getByRole('heading', { name: title }).count()).toBe(2)
    await page.getByText('更新日期：').waitFor()
    await expectFits(page)
    const plain = await fetchPlainText(type)
    await expect
      .poll(() => page.locator('#legal-text').evaluate((root) => root.textContent?.replace(/\s+/g, '')))
      .toBe(plain)
  }
  expect(problems).toEqual([])
})

test('the text that stands in for the Word file says the same', async () => {
  const { page } = await openPage(stack, 'file', {
    query: { type: 'userInfo' },
    prepare: (page) => serveDocument(page, Buffer.from('')),
  })
  await page.getByText('一、你主动提供的信息').waitFor()
  await page.getByText('原文件加载失败').waitFor()
  const text = await getReadableText(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: '重试' }).click()
  await waitForDocument(page)
  await expect.poll(async () => (await getReadableText(page)).replace(/\d\./g, '')).toBe(text.replace(/\d\./g, ''))
})

test('in the privacy policy the two list titles lead to the lists; who comes back reads on where it was', async () => {
  const { page } = await openPage(stack, 'file', { query: { type: 'privacy' } })
  await waitForDocument(page)
  const list = page.getByRole('link', { name: '个人信息收集清单', exact: true })
  await list.focus()
  const { y } = (await list.boundingBox())!
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/file?type=userInfo')
  await page.goBack()
  await waitForDocument(page)
  await expect.poll(async () => Math.abs((await list.boundingBox())!.y - y)).toBeLessThan(60)
  await page.getByRole('link', { name: '第三方 SDK 目录', exact: true }).click()
  await page.waitForURL('**/file?type=sdkList')
  await page.getByText('微信 JS-SDK', { exact: true }).waitFor()
})

test('the contents lead to a section', async () => {
  const { page } = await openPage(stack, 'file')
  await waitForDocument(page)
  await page.getByRole('button', { name: '目录' }).click()
  await page.getByRole('button', { name: '八、责任' }).click()
  await expect
    .poll(async () => (await page.getByRole('heading', { name: '八、责任' }).boundingBox())!.y)
    .toBeLessThan(200)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('八、责任')
})

test('without a script every document can be reached, and the agreement is in the page', async () => {
  const html = await (await fetch(`${stack.url}/file`)).text()
  expect(html).toContain('十、法律适用与争议解决')
  expect(html).not.toContain('请开启 JavaScript')
  const links = [...html.matchAll(/href="(\/legal\/\w+\.html)"/g)].map(([, address]) => address!)
  expect(new Set(links).size).toBe(6)
  for (const address of new Set(links)) {
    const response = await fetch(stack.url + address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('更新日期：')
  }
})

test('another document never shows the agreement first, however long its own text takes', async () => {
  const { page } = await openPage(stack, 'file', {
    query: { type: 'privacy' },
    prepare: async (page) => {
      // Neither answered nor refused.
      await page.route(/\/assets\/.*\.js|\/legal\/.*\.json/, () => {})
    },
  })
  expect(await page.getByText(`欢迎使用${NAME}`).isVisible()).toBe(false)
  await page.getByLabel('正在加载').waitFor()
})

test('a document reads, with the way to its contents, even when no script file can be had: all that comes with the page', async () => {
  const { page } = await openPage(stack, 'file', {
    query: { type: 'privacy' },
    prepare: async (page) => {
      await page.route('**/assets/*.js*', (route) => route.abort())
    },
  })
  await page.getByRole('heading', { name: '隐私政策' }).first().waitFor()
  await page.getByRole('button', { name: '目录' }).waitFor()
  await waitForStableText(page)
  expect(await page.getByText(`欢迎使用${NAME}`).isVisible()).toBe(false)
})

// Without the policy too: the escaping must hold alone.
test.for([true, false])(
  'a hostile Word file runs nothing and leads nowhere unseen (policy: %s)',
  async (withPolicy) => {
    const bytes = await createHostileFile()
    const foreign: string[] = []
    const { page, problems } = await openPage(stack, 'file', {
      prepare: async (page) => {
        await serveDocument(page, bytes)
        if (!withPolicy) await removePolicy(page, /\/file$/)
        page.on('request', (request) => {
          if (!/^(blob:|data:)/.test(request.url()) && !request.url().startsWith(stack.url)) foreign.push(request.url())
        })
      },
    })
    await waitForDocument(page)
    await page.getByText('一份看起来普通的文件').waitFor()
    await page.getByText('<img src=x onerror="window.__hit=1">').waitFor()
    for (const label of ['点我', '也点我']) await page.getByText(label, { exact: true }).click()
    await page.getByText('外部网站').click()
    await page.getByText('即将前往 example.com').waitFor()
    await page.getByRole('button', { name: '取消' }).click()
    // A telephone number is the phone's own.
    const isHeld = await page.locator('#legal-text').evaluate((text) => {
      const link = text.appendChild(document.createElement('a'))
      link.href = 'tel:4000000000'
      let isHeld = false
      document.addEventListener('click', (event) => {
        isHeld = event.defaultPrevented
        event.preventDefault()
      })
      link.click()
      return isHeld
    })
    expect(isHeld).toBe(false)
    expect(await page.evaluate('window.__hit')).toBeUndefined()
    expect(
      await page.evaluate(
        () =>
          document.querySelectorAll(
            'iframe,script:not([src]):not(head script):not([id^=file-]),object,svg[style],[onclick]',
          ).length,
      ),
    ).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block')
    expect(page.url()).toBe(`${stack.url}/file`)
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  },
)

// What is no Word file at all, is cut short, or unpacks to too much,
// tests/unit/pages/file/word-file.test.ts refuses.
test.for([
  ['missing', undefined],
  ['a huge table', createHugeTableFile],
  ['without text', () => createWordFile({ body: '' })],
] as const)('a Word file that is %s leaves the text, with 重试 and the file itself', async ([, make]) => {
  const body = make && (await make())
  const { page } = await openPage(stack, 'file', {
    query: { type: 'vipAgreement' },
    prepare: async (page) => {
      if (body) await serveDocument(page, body)
      else await page.route('**/legal/*.docx', (route) => route.fulfill({ status: 404 }))
    },
  })
  await page.getByText('原文件加载失败，以上是文字版').waitFor()
  await page.getByText('三、自动续费').waitFor()
  expect(await page.getByRole('link', { name: '下载文件（.docx）' }).getAttribute('href')).toBe(
    '/legal/vipAgreement.docx',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: '重试' }).click()
  await waitForDocument(page)
})

test('without text and Word file the page says so, and 重试 brings the document', async () => {
  const { page } = await openPage(stack, 'file', {
    query: { type: 'recommend' },
    prepare: async (page) => {
      await page.route('**/legal/*', (route) => route.abort())
    },
  })
  await page.getByText('网络开小差了').waitFor()
  await page.getByRole('link', { name: '下载文件（.docx）' }).waitFor()
  await expectNoViolations(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('三、如何得出').waitFor()
})

test('the reader keeps the place when the Word file takes over', async () => {
  const { promise: held, resolve: release } = createGate()
  const { page } = await openPage(stack, 'file', {
    prepare: async (page) => {
      await page.route('**/legal/*.docx', async (route) => {
        await held
        await route.continue()
      })
    },
  })
  const heading = page.getByRole('heading', { name: '六、知识产权' })
  await page.getByRole('button', { name: '目录' }).waitFor()
  await heading.evaluate((element) => {
    // The Word file is longer above: alike, the two would leave the reader in place by themselves.
    document.querySelector('#legal-text p')!.remove()
    element.scrollIntoView({ block: 'center' })
  })
  const before = (await getStableBox(heading)).y
  release()
  await waitForDocument(page)
  expect(Math.abs((await getStableBox(heading)).y - before)).toBeLessThan(4)
})

test('a Word file of a lawyer with split runs, own fonts and colours reads in the dark scheme', async () => {
  const bytes = await createWordFile({
    body: `${createParagraph('正文')}<w:p><w:r><w:rPr><w:color w:val="000000"/></w:rPr><w:t>《个人</w:t></w:r><w:r><w:t>信息收集</w:t></w:r><w:r><w:t>清单》在此</w:t></w:r></w:p>`,
  })
  const { page } = await openPage(stack, 'file', {
    query: { type: 'privacy' },
    dark: true,
    prepare: (page) => serveDocument(page, bytes),
  })
  await waitForDocument(page)
  expect(await page.getByRole('link', { name: '《个人信息收集清单》' }).getAttribute('href')).toBe(
    '/file?type=userInfo',
  )
  await expectNoViolations(page)
})

test('an agreement of a lawyer keeps its meaning: signs, numbers, hidden text, notes, tables, seal and contents', async () => {
  const bytes = await createAgreement()
  const { page, problems } = await openPage(stack, 'file', {
    width: 390,
    prepare: (page) => serveDocument(page, bytes),
  })
  await waitForDocument(page)
  const legal = page.locator('#legal-text')
  /** The sign or number before a line. */
  const getMark = (text: string) =>
    legal.getByText(text, { exact: true }).evaluate((line) => {
      const { content } = getComputedStyle(line.closest('p,h3')!, '::before')
      return content.replace(/^"|"$/g, '').trim()
    })
  const lines = [
    ['从五开始的条款', '5.'],
    ['接着的条款', '6.'],
    ['从八开始的条款', '8.'],
    ['圈号条款', '①'],
    ['圈号条款之二', '②'],
    ['括号条款', '⑴'],
    ['圆点条款', '•'],
    ['箭头条款', '➢'],
    ['总则', '一、'],
    ['权利与义务', '二、'],
    ['信息清单', '三、'],
  ] as const
  const marks = await Promise.all(lines.map(async ([text]) => [text, await getMark(text)]))
  expect(marks).toEqual(lines)

  const text = await getReadableText(page)
  expect(text).toContain('☑同意✓')
  expect(text).not.toMatch(/[\ue000-\uf8ff]/)
  for (const visible of ['看得见', '也看得见', '取消了隐藏']) expect(text).toContain(visible)
  for (const hidden of ['底价', '样式隐藏', '整段隐藏', '隐藏的条款']) expect(text).not.toContain(hidden)

  expect(await legal.locator('sup').allTextContents()).toEqual(['1', '2'])
  expect(await legal.getByText('甲方指运营者').count()).toBe(1)

  const cards = await legal
    .locator('tr:not([data-head])')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => [
          getComputedStyle(cell, '::before').content.replaceAll('"', ''),
          cell.innerText.trim(),
        ]),
      ),
    )
  expect(cards).toEqual([
    [
      ['none', '设备'],
      ['名称', '型号'],
      ['用途', '适配'],
    ],
    [
      ['none', '设备'],
      ['名称', '系统'],
      ['用途', '统计'],
    ],
  ])

  // 3 cm at 96 px to the inch.
  const { width, height } = await getStableBox(legal.locator('img'))
  expect(Math.abs(width - 113)).toBeLessThanOrEqual(10)
  expect(Math.abs(height - width)).toBeLessThan(2)
  await expectFits(page)

  await page.getByRole('button', { name: '目录' }).click()
  const contents = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => contents.allTextContents()).toEqual(['一、 总则', '二、 权利与义务', '三、 信息清单'])
  expect(problems).toEqual([])
})
