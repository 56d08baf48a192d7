import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react'
import { SCENES_MAX } from '#contract/limits.ts'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { sceneAnchor } from '#web/features/editor/kept-place.ts'
import { AT_ONCE, useHasComeNear } from '#web/features/editor/shown-scenes.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { type Selection, useSelection } from '#web/features/list/use-selection.ts'
import { timecode } from '#web/lib/formats.ts'
import { SceneGrip, useSceneDrag } from './scene-drag.tsx'
import { VoiceFit } from './scene-fit.tsx'
import { useRowKeys, useTrackKeys } from './scene-keys.ts'
import { SceneMenu } from './scene-menu.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { SceneSelectionBar } from './scene-selection-bar.tsx'
import { TextInPlace } from './text-in-place.tsx'
import { TrackFailure } from './track-notes.tsx'
import { TrackState } from './track-state.tsx'
import './shot-list.css'
import './shot-list-narrow.css'
import './track-dots.css'
import './track-states.css'

type ShotListProps = {
  scenes: Scene[]
  /** Some are not shown: a place between two of these would not be one between neighbours. */
  isSome: boolean
}

/** The scenes as a table, the list view; what is chosen in it is made or deleted together. */
export function ShotList({ scenes, isSome }: ShotListProps) {
  const { storyboard } = useEditor()
  const selection = useSelection(scenes, SCENES_MAX)
  const rows = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  // The list may lag behind what is being made.
  const chosen = storyboard.scenes.filter(({ id }) => selection.items.some((one) => one.id === id))

  function clear() {
    const [first] = chosen
    // With the bar goes the button that has the focus.
    if (first && !rows.current?.contains(document.activeElement)) {
      rows.current?.querySelector<HTMLElement>(`[data-scene="${first.id}"]`)?.focus()
    }
    selection.clear()
  }

  function goToBar() {
    bar.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || chosen.length === 0) return
    if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return
    event.preventDefault()
    clear()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows and buttons within
    <div className="choosing" onKeyDown={leaveOnEscape}>
      <div ref={rows} className="panel">
        <ShotTable scenes={scenes} isSome={isSome} selection={selection} onBar={goToBar} />
        <p className="shots-keys">
          <Trans>
            <kbd>↑</kbd> <kbd>↓</kbd> walk, <kbd>Space</kbd> chooses, <kbd>Shift</kbd> <kbd>↑</kbd>{' '}
            <kbd>↓</kbd> choose more, <kbd>B</kbd> makes or deletes them, <kbd>Esc</kbd> clears,{' '}
            <kbd>Enter</kbd> edits, <kbd>V</kbd> <kbd>I</kbd> <kbd>C</kbd> make, <kbd>Alt</kbd>{' '}
            <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>O</kbd> opens
          </Trans>
        </p>
      </div>
      {chosen.length > 0 && <SceneSelectionBar ref={bar} chosen={chosen} onClear={clear} />}
    </div>
  )
}

/** What does something else with the Escape key, or in what a press with Shift is no choice. */
const OWN_ESCAPE =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'
const OWN_PRESS = `${OWN_ESCAPE}, button, a, label`

type ShotTableProps = ShotListProps & {
  selection: Selection<Scene>
  /** Leads to what can be done with the chosen. */
  onBar: () => void
}

function ShotTable({ scenes, isSome, selection, onBar }: ShotTableProps) {
  const { t, i18n } = useLingui()
  const drag = useSceneDrag()
  const onKeyDown = useRowKeys(!isSome, selection, onBar)
  const count = selection.items.length
  const isEvery = count > 0 && count === scenes.length

  // Here and not in the rows, which stay as they are when another one is chosen.
  function onClick({ target, shiftKey }: MouseEvent) {
    if (!(target instanceof Element)) return
    const sceneId = target.closest<HTMLElement>('[data-scene]')?.dataset['scene']
    const isBox = target.matches('input[type=checkbox]')
    if (sceneId && (isBox || (shiftKey && !target.closest(OWN_PRESS)))) {
      selection.toggle(sceneId, shiftKey)
    }
  }

  return (
    <table className="table shots">
      <thead>
        <tr>
          <th scope="col" className="pick">
            <label>
              <input
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && !isEvery
                }}
                type="checkbox"
                className="check"
                aria-label={t`Choose all scenes`}
                checked={isEvery}
                onChange={() => (isEvery ? selection.clear() : selection.chooseAll())}
              />
              <span aria-hidden="true">{t`Choose all scenes`}</span>
            </label>
          </th>
          <th scope="col" className="no">{t`Scene`}</th>
          <th scope="col" className="f">{t`Frame`}</th>
          <th scope="col">{t`Voice-over`}</th>
          <th scope="col" className="pr">{t`Image prompt`}</th>
          <th scope="col" className="pr">{t`Video prompt`}</th>
          {TRACK_KINDS.map((kind) => (
            <th key={kind} scope="col" className="st">
              {i18n._(TRACKS[kind].name)}
            </th>
          ))}
          <th scope="col" className="ln">{t`Length`}</th>
          <td className="ac" />
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows can have the focus */}
      <tbody onKeyDown={onKeyDown} onClick={onClick} {...(isSome ? {} : drag)}>
        {scenes.map((scene, index) => (
          <Shot
            key={scene.id}
            scene={scene}
            isFirst={index === 0}
            isChosen={selection.has(scene.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

type ShotProps = {
  scene: Scene
  /** The Tab key leads to it; from there the arrows lead on. */
  isFirst: boolean
  isChosen: boolean
}

const Shot = memo(function Shot({ scene, isFirst, isChosen }: ShotProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLTableRowElement>(null)
  const isDrawn = useHasComeNear(ref, scene.orderIndex < AT_ONCE)
  const { onKeyDown, openTrack, setOpenTrack } = useTrackKeys(scene)
  return (
    <tr
      onKeyDown={onKeyDown}
      ref={ref}
      id={sceneAnchor(scene.orderIndex)}
      data-scene={scene.id}
      tabIndex={isFirst ? 0 : -1}
      aria-selected={isChosen}
    >
      <td className="pick">
        <label>
          <input
            type="checkbox"
            className="check"
            aria-label={t`Choose scene ${scene.orderIndex + 1}`}
            checked={isChosen}
            onChange={() => undefined}
          />
        </label>
      </td>
      <td className="no" data-edge>
        <SceneGrip />
        <b className="mono font-semibold">{scene.orderIndex + 1}</b>
        <span className="tc block text-muted">{timecode(scene.startMs)}</span>
      </td>
      <td className="f">{isDrawn && <ScenePicture scene={scene} />}</td>
      <td className="vo">
        <TextInPlace scene={scene} field="voiceOverText" clamp="line-clamp-2" />
        {TRACK_KINDS.map((kind) => (
          <TrackFailure key={kind} track={scene[kind]} />
        ))}
      </td>
      <td className="pr">
        <TextInPlace scene={scene} field="imagePrompt" clamp="line-clamp-2" />
      </td>
      <td className="pr">
        <TextInPlace scene={scene} field="videoPrompt" clamp="line-clamp-2" />
      </td>
      {TRACK_KINDS.map((kind) => (
        <td key={kind} className="st">
          {isDrawn && (
            <TrackState
              kind={kind}
              scene={scene}
              isOpen={openTrack === kind}
              onOpen={(isOpen) => setOpenTrack(isOpen ? kind : null)}
            />
          )}
        </td>
      ))}
      <td className="ln">
        <VoiceFit scene={scene} />
      </td>
      <td className="ac">{isDrawn && <SceneMenu scene={scene} />}</td>
    </tr>
  )
})
