import * as z from 'zod/mini'

/** `cancel` ends the plan with what is paid for; `withdraw` also asks for the money back. */
export const cancelPlanSchema = z.object({ kind: z.enum(['cancel', 'withdraw']) })
