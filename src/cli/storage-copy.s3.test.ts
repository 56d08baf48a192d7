import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { openWatchedBucket } from '#testing/watched-bucket.ts'
import { testStorageCopy } from '#testing/storage-copy-compliance.ts'

testStorageCopy('radosgw', async () => openWatchedBucket({ behind: await newBucket() }))
