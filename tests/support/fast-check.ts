import fc from 'fast-check'
import process from 'node:process'

/**
 * The same cases in every run: a red run says something of the change before it, and is red again for the next reader.
 * `FAST_CHECK_SEED` takes other cases: a number, whose run can be had again.
 */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_250_803) })

export { fc }
