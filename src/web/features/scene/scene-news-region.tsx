import { useSceneNews } from './scene-news.ts'

/** Says what an edit did to those who do not see it. */
export function SceneNewsRegion() {
  return <output className="sr-only">{useSceneNews().text}</output>
}
