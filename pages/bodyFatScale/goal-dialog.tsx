import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'

/** There is no goal weight yet: the way to set one. */
export const GoalDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<TargetIcon size={30} />}
    title="你还没有设置体重目标"
    text={
      <>
        先定一个合适的目标，
        <br />
        我们会帮你规划每一步。
      </>
    }
    confirm="确定"
    onConfirm={() => {
      onClose()
      void openNativePage('targetPlan', '目标计划')
    }}
  />
)
