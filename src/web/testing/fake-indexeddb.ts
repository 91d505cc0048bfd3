import 'fake-indexeddb/auto'
import { afterAll } from 'vitest'
import { settleStorage } from '#web/testing/settle-storage.ts'

// A transaction that outlives its test file would fail without the file's globals.
afterAll(settleStorage)
