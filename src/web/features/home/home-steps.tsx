import { Trans, useLingui } from '@lingui/react/macro'

export function HomeSteps() {
  const { t } = useLingui()
  const steps = [
    [t`Write one line`, t`It becomes a list of scenes: what is said, what is seen, how it moves.`],
    [t`Change what you like`, t`Every text is yours to edit before anything is made from it.`],
    [t`Make it, scene by scene`, t`Voices, images and clips show their price before you press.`],
    [t`Export`, t`Captions, music and loudness are done; you get one file, ready to post.`],
  ]
  return (
    <section className="pt-(--section)" aria-labelledby="steps">
      <h2 id="steps" className="width-display mb-6 text-3xl">
        <Trans>Four steps, and you can stop after any of them</Trans>
      </h2>
      <ol className="home-steps">
        {steps.map(([name, text], index) => (
          <li key={name}>
            <span className="mono text-sm text-muted">{index + 1}</span>
            <b>{name}</b>
            <p className="max-[899px]:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
