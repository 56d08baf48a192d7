import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Connection } from '#contract/model.ts'
import { VENDORS, type Vendor } from '#contract/vendors.ts'
import { Field } from '#web/ui/field.tsx'

/** What an admin has typed and not saved; an untouched field has none. */
export type VendorDraft = { key?: string; baseUrl?: string; modelId?: string; atOnce?: string }

type VendorFieldsProps = {
  connection: Connection
  draft: VendorDraft
  onChange: (change: VendorDraft) => void
  /** Only what a first connection needs. */
  isShort?: boolean
}

/** How a vendor is reached. What the environment of the installation fixes can be read and not changed. */
export function VendorFields({ connection, draft, onChange, isShort }: VendorFieldsProps) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const { vendor, key, baseUrl, modelId, atOnce } = connection
  const facts: Vendor = VENDORS[vendor]
  const fixedHint = t`Set in the environment of this installation.`
  const isOwn = facts.keyAt === null
  const keyIsFixed = key?.origin === 'environment'
  const savedOn = key?.savedAt ? i18n.date(key.savedAt, { day: 'numeric', month: 'short' }) : ''
  const keyShown = key && (savedOn ? t`•••• ${key.ending}, saved ${savedOn}` : `•••• ${key.ending}`)
  return (
    <div className="vendor-fields" data-short={isShort || undefined}>
      {vendor === 'kling' && !keyIsFixed ? (
        <KeyPair
          value={draft.key ?? ''}
          placeholder={keyShown ?? ''}
          onChange={(typed) => onChange({ key: typed })}
        />
      ) : (
        <Field
          label={t`API key`}
          aside={<span className="text-sm text-muted">{t`write-only`}</span>}
          hint={keyIsFixed ? fixedHint : isShort && <KeyHint keyAt={facts.keyAt} />}
        >
          {(control) => (
            <input
              {...control}
              className="input font-mono"
              type="password"
              autoComplete="off"
              maxLength={500}
              readOnly={keyIsFixed}
              placeholder={keyShown ?? (isOwn ? t`may stay empty` : '')}
              value={draft.key ?? ''}
              onChange={(event) => onChange({ key: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t`Base URL`} hint={baseUrl.origin === 'environment' && fixedHint}>
        {(control) => (
          <input
            {...control}
            className="input font-mono"
            type="url"
            maxLength={300}
            readOnly={baseUrl.origin === 'environment'}
            placeholder={facts.baseUrl || 'http://localhost:11434/v1'}
            value={draft.baseUrl ?? baseUrl.value}
            onChange={(event) => onChange({ baseUrl: event.target.value })}
          />
        )}
      </Field>
      {(!isShort || isOwn) && (
        <Field label={t`Model`} hint={modelId.origin === 'environment' && fixedHint}>
          {(control) => (
            <>
              <input
                {...control}
                className="input font-mono"
                list={listId}
                maxLength={200}
                readOnly={modelId.origin === 'environment'}
                placeholder={facts.model}
                value={draft.modelId ?? modelId.value}
                onChange={(event) => onChange({ modelId: event.target.value })}
              />
              <datalist id={listId}>
                {[facts.model, ...(facts.otherModels ?? [])].map((id) => (
                  <option key={id} value={id} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      {!isShort && (
        <Field label={t`Calls at once`}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="numeric"
              placeholder={t`as usual`}
              value={draft.atOnce ?? String(atOnce ?? '')}
              onChange={(event) => {
                onChange({ atOnce: event.target.value.replace(/\D/g, '').slice(0, 3) })
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function KeyHint({ keyAt }: { keyAt: string | null }) {
  const { t } = useLingui()
  return (
    <>
      {t`It is kept encrypted and never shown again, to anyone.`}{' '}
      {keyAt && (
        <a className="link" href={keyAt} target="_blank" rel="noreferrer">
          {t`Where to get a key`}
        </a>
      )}
    </>
  )
}

/** What of the draft differs, as the operations take it. */
export function changesOf(draft: VendorDraft) {
  const { key, baseUrl, modelId, atOnce } = draft
  return {
    ...(key && { key }),
    ...(baseUrl !== undefined && { baseUrl: baseUrl.trim() }),
    ...(modelId !== undefined && { modelId }),
    ...(atOnce !== undefined && { atOnce: atOnce === '' ? null : Number(atOnce) || null }),
  }
}

type KeyPairProps = {
  /** As it is saved: `access key:secret key`, or one key alone. */
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** The two keys of a vendor that gives out pairs; whoever got a single one leaves the second empty. */
function KeyPair({ value, placeholder, onChange }: KeyPairProps) {
  const { t } = useLingui()
  const [access = '', ...rest] = value.split(':')
  const secret = rest.join(':')
  const pair = (first: string, second: string) => onChange(second ? `${first}:${second}` : first)
  const usual = {
    className: 'input font-mono',
    type: 'password',
    autoComplete: 'off',
    maxLength: 240,
    placeholder,
  }
  return (
    <>
      <Field
        label={t`Access key`}
        aside={<span className="text-sm text-muted">{t`write-only`}</span>}
      >
        {(control) => (
          <input
            {...control}
            {...usual}
            value={access}
            onChange={({ target }) => {
              // Both at once, as they stood in one field before.
              if (target.value.includes(':')) onChange(target.value)
              else pair(target.value, secret)
            }}
          />
        )}
      </Field>
      <Field label={t`Secret key`}>
        {(control) => (
          <input
            {...control}
            {...usual}
            value={secret}
            onChange={({ target }) => pair(access, target.value)}
          />
        )}
      </Field>
    </>
  )
}
