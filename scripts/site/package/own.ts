import { generateKeyPairSync } from 'node:crypto'
import { manifestOf } from '#scripts/site/deploy/check-complete.ts'
import { zipOf } from './archive.ts'
import { makePackage } from './make.ts'
import { type OpenPackage, openPackage, type Trust } from './open.ts'
import { publicKeyText } from './sign.ts'
import { versionAt } from './write.ts'

export interface OwnPackage extends OpenPackage {
  /** What the app that took it knows. */
  trust: Trust
}

/**
 * A package of a build on this machine, signed with a key of the moment and opened as an app opens it.
 * @param origin of the pages, where it is not the one that the build says
 */
export async function ownPackage(dist: string, origin?: string): Promise<OwnPackage> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const build = manifestOf(dist)
  const site = origin === undefined ? build.site : { origin, assets: '/' }
  const archive = await makePackage({ dist, build, version: versionAt(new Date()), key: privateKey, site })
  const trust = { publicKey: publicKeyText(privateKey) }
  return { ...(await openPackage(await zipOf(archive), trust)), trust }
}
