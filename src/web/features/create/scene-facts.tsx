import { Plural } from '@lingui/react/macro'

/** How long a planned video becomes. */
export type Length = {
  seconds: number
  /** It becomes no longer, and may end earlier. */
  isMost: boolean
}

type SceneFactsProps = { sceneCount: number; length: Length }

/** "6 scenes of about 10 seconds". */
export function SceneFacts({ sceneCount, length }: SceneFactsProps) {
  const sceneS = Math.round(length.seconds / sceneCount)
  return length.isMost ? (
    <Plural
      value={sceneCount}
      one={`At most # scene of about ${sceneS} seconds`}
      other={`At most # scenes of about ${sceneS} seconds`}
    />
  ) : (
    <Plural
      value={sceneCount}
      one={`# scene of about ${sceneS} seconds`}
      other={`# scenes of about ${sceneS} seconds`}
    />
  )
}
