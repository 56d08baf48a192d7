import { stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ratioOf } from '#composition/dimensions.ts'
import { DRAWN_RATIOS, IMAGE_STYLES } from '#contract/options.ts'
import { painted } from '#testing/fakes/painted.ts'
import { finishWork } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from './illustrator-provider.ts'

const REQUEST: IllustrateRequest = {
  prompt: 'A lighthouse on a cliff above the sea at dusk, no text',
  aspectRatio: '9/16',
  style: 'AUTO',
  seed: 7,
}

/** What every illustrator must do, whoever draws. Call it at the top of a test file. */
export function testIllustrator(
  kind: string,
  create: () => IllustratorProvider | Promise<IllustratorProvider>,
): void {
  for (const aspectRatio of DRAWN_RATIOS) {
    test(`${kind}: a ${aspectRatio} picture has that shape and the size that it claims`, async () => {
      await illustrating(await create(), { ...REQUEST, aspectRatio }, async (picture) => {
        const { width, height } = await sharp(picture.path).metadata()
        expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
        expect(Math.abs(width / height - ratioOf(aspectRatio))).toBeLessThan(0.01)
      })
    })
  }

  for (const style of IMAGE_STYLES) {
    test(`${kind}: a picture in the style ${style} is a whole image of the type it claims`, async () => {
      await illustrating(await create(), { ...REQUEST, style }, async (picture) => {
        const image = sharp(picture.path)
        expect(`image/${(await image.metadata()).format}`).toBe(picture.contentType)
        // Less than this is nearly empty.
        expect((await image.stats()).entropy).toBeGreaterThan(2)
      })
    })
  }

  test(`${kind}: draws after one picture and after three, if it says that it can`, async () => {
    const provider = await create()
    if (!provider.can?.references) return
    const folder = temporaryFolder()
    const references = await Promise.all(
      [1, 2, 3].map(async (seed) => {
        const path = join(folder, `reference-${seed}`)
        await writeFile(path, await painted(640, 480, seed))
        return path
      }),
    )
    for (const referencePaths of [references.slice(0, 1), references]) {
      await illustrating(provider, { ...REQUEST, referencePaths }, async (picture) => {
        expect(picture.withoutReferences).toBeUndefined()
        expect(Math.abs(picture.width / picture.height - 9 / 16)).toBeLessThan(0.01)
      })
    }
  })

  test(`${kind}: the recipe is plain JSON`, async () => {
    await illustrating(await create(), REQUEST, async ({ recipe = {} }) => {
      expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe)
    })
  })

  test(`${kind}: an empty prompt is refused with a sentence`, async () => {
    const drawing = illustrating(
      await create(),
      { ...REQUEST, prompt: '  ' },
      async () => undefined,
    )
    await expect(drawing).rejects.toMatchObject({
      name: 'ProviderError',
      message: expect.stringMatching(/^[A-Z].+\.$/),
    })
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for`, async () => {
    const signal = AbortSignal.abort(new Error('not needed any more'))
    const drawing = finishWork(await create(), REQUEST, { signal, folder: tmpdir() })
    await expect(drawing).rejects.toThrow('not needed any more')
  })
}

/** Runs one call in a folder of its own and looks at the result. */
async function illustrating(
  provider: IllustratorProvider,
  request: IllustrateRequest,
  look: (picture: Illustration) => Promise<void>,
): Promise<void> {
  const folder = temporaryFolder()
  const { signal } = new AbortController()
  const picture = await finishWork(provider, request, { signal, folder })
  expect(dirname(picture.path)).toBe(folder)
  expect((await stat(picture.path)).size).toBeGreaterThan(0)
  await look(picture)
}
