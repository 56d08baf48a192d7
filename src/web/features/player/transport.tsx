import { Trans, useLingui } from '@lingui/react/macro'
import {
  Maximize,
  Pause,
  Play,
  Repeat,
  SkipBack,
  SkipForward,
  SquareDashed,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { frameTimecode } from './cut.ts'
import type { PreviewPlayer } from './preview-player.ts'
import { usePlayerState } from './use-player.ts'

type TransportProps = {
  player: PreviewPlayer
  frames: number
  hasSafeZones: boolean
  onSafeZones: (shown: boolean) => void
  onFullscreen: () => void
}

export function Transport({ player, frames, hasSafeZones, ...on }: TransportProps) {
  const { t } = useLingui()
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  const isLooping = usePlayerState(player, (state) => state.isLooping)
  const isMuted = usePlayerState(player, (state) => state.isMuted)
  const play = isPlaying ? t`Pause` : t`Play`
  const mute = isMuted ? t`Unmute` : t`Mute`
  return (
    <div className="transport">
      <Tooltip text={t`Previous scene`} shortcut="Page Up">
        <Button
          variant="ghost"
          square
          icon={SkipBack}
          aria-label={t`Previous scene`}
          onClick={() => player.jump(-1)}
        />
      </Tooltip>
      <Tooltip text={play} shortcut="K">
        <Button
          variant="ink"
          square
          icon={isPlaying ? Pause : Play}
          aria-label={play}
          onClick={() => player.toggle()}
        />
      </Tooltip>
      <Tooltip text={t`Next scene`} shortcut="Page Down">
        <Button
          variant="ghost"
          square
          icon={SkipForward}
          aria-label={t`Next scene`}
          onClick={() => player.jump(1)}
        />
      </Tooltip>
      <Time player={player} frames={frames} />
      <span className="push" />
      <Tooltip text={t`Loop scene`} shortcut="L">
        <Button
          variant="ghost"
          size="sm"
          icon={Repeat}
          aria-pressed={isLooping}
          onClick={() => player.loop(!isLooping)}
        >
          <span className="wide-only">
            <Trans>Loop scene</Trans>
          </span>
        </Button>
      </Tooltip>
      <Tooltip text={t`Safe zone`}>
        <Button
          variant="ghost"
          size="sm"
          icon={SquareDashed}
          aria-pressed={hasSafeZones}
          onClick={() => on.onSafeZones(!hasSafeZones)}
        >
          <span className="wide-only">
            <Trans>Safe zone</Trans>
          </span>
        </Button>
      </Tooltip>
      <Tooltip text={mute} shortcut="M">
        <Button
          variant="ghost"
          square
          icon={isMuted ? VolumeX : Volume2}
          aria-label={mute}
          onClick={() => player.mute(!isMuted)}
        />
      </Tooltip>
      <Tooltip text={t`Full screen`}>
        <Button
          variant="ghost"
          square
          icon={Maximize}
          aria-label={t`Full screen`}
          onClick={on.onFullscreen}
        />
      </Tooltip>
    </div>
  )
}

function Time({ player, frames }: { player: PreviewPlayer; frames: number }) {
  const frame = usePlayerState(player, (state) => state.frame)
  return (
    <span className="time">
      <b>{frameTimecode(frame)}</b> <span>/ {frameTimecode(frames)}</span>
    </span>
  )
}
