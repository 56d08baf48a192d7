import { expect, onTestFinished, test, vi } from 'vitest'
import { FailedStep } from '#domain/failed-step.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { explainFailure } from './explain-failure.ts'

function watchLog() {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  return log
}

test('a refusal is told in its own words and is no matter for the log', () => {
  const log = watchLog()
  expect(explainFailure('image', new ProviderError('refused', 'Too rude.'))).toBe('Too rude.')
  expect(log).not.toHaveBeenCalled()
})

test('where a fault is behind what is told, the log has it', () => {
  const log = watchLog()
  const cause = new Error('It ended with SIGKILL.')
  const failure = new ProviderError('unavailable', 'The picture could not be painted.', { cause })
  expect(explainFailure('image', failure)).toBe('The picture could not be painted.')
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Generating failed \(image\): [^]*caused by: [^]*It ended with SIGKILL/),
  )
})

test('a fault is told as what failed, or as the step that did, and is in the log', () => {
  const log = watchLog()
  const fault = new Error('relation "takes" does not exist')
  expect(explainFailure('voice', fault)).toBe('Failed to generate voice')
  const step = new FailedStep('Failed to update credits', fault)
  expect(explainFailure('voice', step)).toBe('Failed to update credits')
  expect(log).toHaveBeenCalledTimes(2)
})
