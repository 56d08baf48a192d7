import { once } from 'node:events'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { bucketDoor } from '#testing/fakes/bucket-door.ts'
import { type FakeGoogle, startFakeGoogle } from '#testing/fakes/google.ts'
import { type MailSink, startMailSink } from '#testing/fakes/mail-server.ts'
import { letPagesIn } from '#testing/radosgw/let-pages-in.ts'
import { type S3Server, startRadosgw } from '#testing/radosgw/start-radosgw.ts'
import { freePort } from '../npm-start.ts'

const BUCKET = 'media'

export type OutsideServices = {
  /** What an operator sets for them. */
  settings: Record<string, string>
  mails: MailSink['mails']
  google: FakeGoogle
  /** Gives the bucket the rule that lets pages of the site send files. */
  letPagesIn: () => Promise<void>
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
    process.env['S3_STORE'] === 'radosgw' ? startRealStore() : startStore(),
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
      S3_DIRECT_SECONDS: '60',
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
    letPagesIn: () => store.letIn(publicUrl),
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

type Store = S3Server & {
  letIn: (origin: string) => Promise<void>
  stop: () => Promise<void>
}

async function startRealStore(): Promise<Store> {
  const store = await startRadosgw()
  return { ...store, letIn: (origin) => letPagesIn({ ...store, bucket: BUCKET }, origin) }
}

async function startStore(): Promise<Store> {
  const store = await startFauxqs({ port: 0, logger: false })
  const { door, letIn } = bucketDoor({ endpoint: `http://127.0.0.1:${store.port}` })
  const port = await freePort()
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'test',
    secretAccessKey: 'test-secret',
    letIn: async (origin) => letIn(origin),
    async stop() {
      door.close()
      door.closeAllConnections()
      await store.stop()
    },
  }
}
