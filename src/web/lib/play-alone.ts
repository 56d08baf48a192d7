let playing: HTMLMediaElement | null = null

/** Plays one sound or video and pauses the one that was playing. */
export async function playAlone(media: HTMLMediaElement) {
  if (playing !== media) playing?.pause()
  playing = media
  await media.play()
}
