import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { dimensionsOf } from '#composition/dimensions.ts'
import { ASPECT_RATIOS, IMAGE_STYLES } from '#contract/options.ts'
import { ProviderError } from '../provider-error.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from './illustrator-provider.ts'

export type ComplianceCase = { name: string; run: () => Promise<void> }

const REQUEST: IllustrateRequest = {
  prompt: 'A lighthouse on a cliff above the sea at dusk, no text',
  aspectRatio: '9/16',
  style: 'AUTO',
  seed: 7,
}

/**
 * What every illustrator promises, as cases for a test runner. `create` makes the provider; hosted ones
 * are made against a fake that speaks the vendor's protocol.
 */
export function illustratorCompliance(create: () => IllustratorProvider): ComplianceCase[] {
  return [
    ...ASPECT_RATIOS.map((aspectRatio) => ({
      name: `a ${aspectRatio} picture has that shape and at least 1080 px on its short side`,
      run: () =>
        illustrating(create(), { ...REQUEST, aspectRatio }, async (picture) => {
          const wanted = dimensionsOf(aspectRatio, '1080p')
          const { width, height } = await sharp(picture.path).metadata()
          assert.deepEqual({ width, height }, { width: picture.width, height: picture.height })
          assert.ok(Math.min(width, height) >= 1080, `${width}×${height} is too small`)
          assert.ok(Math.abs(width / height - wanted.width / wanted.height) < 0.01)
        }),
    })),
    ...IMAGE_STYLES.map((style) => ({
      name: `a picture in the style ${style} is a whole image of the type it claims`,
      run: () =>
        illustrating(create(), { ...REQUEST, style }, async (picture) => {
          const image = sharp(picture.path)
          const { format } = await image.metadata()
          assert.equal(`image/${format}`, picture.contentType)
          const { entropy } = await image.stats()
          assert.ok(entropy > 2, 'the picture is nearly empty')
        }),
    })),
    {
      name: 'the recipe is plain JSON',
      run: () =>
        illustrating(create(), REQUEST, async ({ recipe }) => {
          assert.deepEqual(JSON.parse(JSON.stringify(recipe ?? {})), recipe ?? {})
        }),
    },
    {
      name: 'an empty prompt is refused with a sentence',
      run: () =>
        assert.rejects(
          illustrating(create(), { ...REQUEST, prompt: '  ' }, async () => {}),
          (error) => error instanceof ProviderError && error.message.length > 10,
        ),
    },
    {
      name: 'an aborted call ends with the reason of its signal',
      run: async () => {
        const reason = new Error('The user changed their mind.')
        await assert.rejects(
          create().illustrate(REQUEST, { signal: AbortSignal.abort(reason), folder: tmpdir() }),
          (error) => error === reason,
        )
      },
    },
  ]
}

/** Runs one call in a folder of its own and looks at the result before the folder goes. */
async function illustrating(
  provider: IllustratorProvider,
  request: IllustrateRequest,
  look: (picture: Illustration) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'illustrator-'))
  try {
    const picture = await provider.illustrate(request, {
      signal: new AbortController().signal,
      folder,
    })
    assert.ok(picture.path.startsWith(folder), 'the picture lies outside the folder of its call')
    assert.ok((await stat(picture.path)).size > 0)
    await look(picture)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
