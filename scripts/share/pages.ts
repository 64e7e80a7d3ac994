import { share as activityDetailsShare } from '#pages/activityDetailsShare/share.ts'
import { share as activityShare } from '#pages/activityShare/share.ts'
import { share as columnShare } from '#pages/columnShare/share.ts'
import { share as courseEndShare } from '#pages/courseEndShare/share.ts'
import { share as courseSharing } from '#pages/courseSharing/share.ts'
import { share as down } from '#pages/down/share.ts'
import { share as groupInfoShare } from '#pages/groupInfoShare/share.ts'
import { share as groupReport } from '#pages/groupReport/share.ts'
import { share as groupShare } from '#pages/groupShare/share.ts'
import { share as pkShare } from '#pages/pkShare/share.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import type { RouteName } from '#shared/routes.ts'

/** Every page that is opened from links (pages/<route>/share.ts); `npm run generate` and `new-page` write this file. */
export const SHARE_PAGES: { readonly [name in RouteName]?: SharePage } = {
  activityDetailsShare,
  activityShare,
  columnShare,
  courseEndShare,
  courseSharing,
  down,
  groupInfoShare,
  groupReport,
  groupShare,
  pkShare,
}
