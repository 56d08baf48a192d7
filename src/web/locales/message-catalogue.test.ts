import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'

/** The messages of the specification about storyboards and generation, to the letter. */
const MESSAGES = [
  'Storyboard created successfully!',
  'Storyboard deleted successfully',
  'Failed to delete storyboard',
  'An error occurred while creating the storyboard',
  'Not enough credits. This operation requires {needed} credits',
  'Not enough credits. This operation requires {needed} credits, you only have {available}',
  'Scene has no image prompt. Please add an image prompt first.',
  'Could not fetch scene data',
  'No image URL returned from API',
  'No image was generated after multiple attempts',
  'Image generation failed',
  'Failed to generate image',
  'Failed to generate any images. Please try again later.',
  'No images were generated',
  'Scene does not have an image to generate video from',
  'No prediction ID returned from video generation',
  'Failed to generate video',
  'No scenes with images found to generate videos for',
  'Video generation failed for scene {scene}. Please try again.',
  'Failed to check video status for scene {scene}',
  'No voice text provided for this scene',
  'No scenes with voice text found',
  'No scenes with prompts found',
  'Failed to generate voice',
  'Failed to start video generation',
  'Failed to confirm storyboard',
  'Failed to complete storyboard',
  'Failed to refresh data',
  'Failed to update credits',
  'Image generated but failed to save to your library',
  'Image generated successfully',
  'Voice generated successfully!',
  'All voices generated successfully!',
  'Content updated successfully!',
  'Video generation started.',
  'This will take several minutes to complete.',
  'You can now generate media for each scene.',
  'You can find it in your completed storyboards.',
  'Your storyboard is now complete!',
  'Storyboard not found',
  'You must be logged in to create a storyboard',
  'Idea must be at least {least} characters',
  'Invalid storyboard data received',
  'API Error: {message}. Using mock data instead.',
  'No data returned from API. Using mock data instead.',
  'Sign in to view your storyboards',
  'Sign in to view your media',
  'No storyboards yet',
  'No matching storyboards',
  'Try adjusting your search or filter criteria',
  'Are you sure?',
  'This action cannot be undone. This will permanently delete your storyboard and all its scenes.',
  'This action cannot be undone. This will permanently delete your media file.',
  'PNG, JPG or WebP (max 5MB)',
  'Failed to upload image',
  'Image uploaded and assigned to scene',
  'Failed to download audio',
  'Failed to download image',
  'Failed to download video',
  'Failed to download file',
  'Complete storyboard with missing assets?',
  'Yes, Complete Storyboard',
  'No credits available',
  'Image failed to load',
  'Error loading video.',
  'Generating video...',
  'Cannot refresh data',
  'Data refreshed',
  'All video generation processes started.',
  'You must be logged in to generate images',
  'Please provide a prompt',
  'Failed to delete media',
  'User not authenticated',
  "You don't have enough credits to create a storyboard",
]

const [, , app] = await getCatalogs(getConfig())

test.each(INTERFACE_LANGUAGES)('every message is said in %s', async (language) => {
  const english = (await app?.read('en')) ?? {}
  const translated = (await app?.read(language)) ?? {}
  const said = Object.keys(english)
    .filter((id) => translated[id]?.translation)
    .map((id) => english[id]?.translation)
  expect(MESSAGES.filter((message) => !said.includes(message))).toEqual([])
})
