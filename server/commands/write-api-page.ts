import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiPage } from '#server/http/api-page.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { BRAND } from '#shared/brand.ts'

/** Writes `docs/api.md` anew from the contract. */
const page = join(import.meta.dirname, '../../docs/api.md')
writeFileSync(page, apiPage(openApiDocument({ title: BRAND.name, version: '1' })))
