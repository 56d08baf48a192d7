import { expect, onTestFinished, test, vi } from 'vitest'
import { vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { FailedStep } from '#domain/domain-error.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { explainFailure } from './run-generation.ts'

function watchLog() {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  return log
}

test('a refusal is told in its own words and is no matter for the log', () => {
  const log = watchLog()
  const told = vendorSays('Acme', 'Too rude.')
  expect(explainFailure('image', new ProviderError('refused', told))).toEqual(told)
  expect(log).not.toHaveBeenCalled()
})

test('where a fault is behind what is told, the log has it', () => {
  const log = watchLog()
  const cause = new Error('It ended with SIGKILL.')
  const failure = new ProviderError('unavailable', tell('picture-not-painted'), { cause })
  expect(explainFailure('image', failure)).toEqual(tell('picture-not-painted'))
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Generating failed \(image\): [^]*caused by: [^]*It ended with SIGKILL/),
  )
})

test('a fault is told as what failed, or as the step that did, and is in the log', () => {
  const log = watchLog()
  const fault = new Error('relation "takes" does not exist')
  expect(explainFailure('voice', fault)).toEqual(tell('voice-failed'))
  const step = new FailedStep(tell('charge-failed'), fault)
  expect(explainFailure('voice', step)).toEqual(tell('charge-failed'))
  expect(log).toHaveBeenCalledTimes(2)
})
