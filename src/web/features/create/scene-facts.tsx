import { Plural } from '@lingui/react/macro'

type SceneFactsProps = { sceneCount: number; durationS: number }

/** "6 scenes of about 10 seconds". */
export function SceneFacts({ sceneCount, durationS }: SceneFactsProps) {
  const sceneS = Math.round(durationS / sceneCount)
  return (
    <Plural
      value={sceneCount}
      one={`# scene of about ${sceneS} seconds`}
      other={`# scenes of about ${sceneS} seconds`}
    />
  )
}
