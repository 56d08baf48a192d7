import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { type FakeGoogle, startFakeGoogle } from '#testing/fakes/google.ts'
import { type MailSink, startMailSink } from '#testing/fakes/mail-server.ts'
import { type S3Server, startRadosgw } from '#testing/radosgw/start-radosgw.ts'
import { freePort } from '../npm-start.ts'

const BUCKET = 'media'

export type OutsideServices = {
  /** What an operator sets for them. */
  settings: Record<string, string>
  mails: MailSink['mails']
  google: FakeGoogle
  /** Keys of all that is stored. */
  stored: () => Promise<string[]>
  stop: () => Promise<void>
}

/**
 * A bucket, a mail server, and Google as a certified OpenID provider plays it. With `S3_STORE=radosgw` the bucket is at
 * a real S3 server.
 */
export async function startOutsideServices(): Promise<OutsideServices> {
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const [store, mail, google] = await Promise.all([
    process.env['S3_STORE'] === 'radosgw' ? startRadosgw() : startStore(),
    startMailSink(),
    startFakeGoogle(`${publicUrl}/api/auth/google/callback`),
  ])
  const { endpoint, accessKeyId, secretAccessKey } = store
  const client = new S3Client({
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  return {
    settings: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SMTP_URL: mail.url,
      GOOGLE_CLIENT_ID: google.client.clientId,
      GOOGLE_CLIENT_SECRET: google.client.clientSecret,
      GOOGLE_ISSUER: google.client.issuer,
    },
    mails: mail.mails,
    google,
    async stored() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))
      return Contents.map(({ Key = '' }) => Key)
    },
    async stop() {
      client.destroy()
      google.close()
      await Promise.all([store.stop(), mail.close()])
    },
  }
}

async function startStore(): Promise<S3Server & { stop: () => Promise<void> }> {
  const store = await startFauxqs({ port: 0, logger: false })
  const endpoint = `http://127.0.0.1:${store.port}`
  const keys = { accessKeyId: 'test', secretAccessKey: 'test-secret' }
  return { endpoint, ...keys, stop: () => store.stop() }
}
