import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { testStorageCopy } from '#testing/storage-copy-compliance.ts'
import { openWatchedBucket } from '#testing/watched-bucket.ts'

testStorageCopy('radosgw', async () => openWatchedBucket({ behind: await newBucket() }))
