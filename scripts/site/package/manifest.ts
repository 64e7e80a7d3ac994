import * as v from 'valibot'

/** Names inside the zip. What is served lies below `FILES`. */
export const MANIFEST_FILE = 'manifest.json'
export const SIGNATURE_FILE = 'manifest.sig'
export const FILES = 'files/'

/** Never out of the folder that the app unpacks into. */
const Path = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w-][\w./-]*$/))
const Text = v.pipe(v.string(), v.nonEmpty())

const PackagedFile = v.object({
  /** In the zip, below `files/`. */
  path: Path,
  /** The whole address that this file answers, without query: `https://h5.example.com/bodyFatScale`. */
  url: Text,
  /** `content-type`. */
  type: Text,
  /** All other headers, as the site sends them; a page is `no-cache`. */
  headers: v.record(v.string(), v.string()),
  /** SHA-256, in base64. */
  sha256: Text,
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type PackagedFile = v.InferOutput<typeof PackagedFile>

const PackagedPage = v.object({
  /** Path of its HTML. */
  file: Path,
  /** Its content security policy, as it stands in the header of the file, too. */
  policy: Text,
  /** Where no header can be given: tags that go right behind `<head>`. What of the policy only a header can say is not in them. */
  head: Text,
})

const Manifest = v.object({
  format: v.literal(1),
  /** Whole numbers that grow; a later package has a higher one. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Id of the build that it was made from, as `npm run deploy` names its release. */
  build: Text,
  /** Origin of the pages. */
  origin: Text,
  /** By their paths, such as `/bodyFatScale`. */
  pages: v.record(v.string(), PackagedPage),
  files: v.array(PackagedFile),
})
export type PackageManifest = v.InferOutput<typeof Manifest>

/** The list of a package by its text, which has been checked against its signature. @throws Error in Chinese when it is none */
export function readManifest(bytes: Uint8Array): PackageManifest {
  try {
    return v.parse(Manifest, JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw new Error(`离线包的 ${MANIFEST_FILE} 读不懂`)
  }
}

/** The same list gives the same bytes: they are what is signed. */
export const manifestBytes = (manifest: PackageManifest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`)
