import * as z from 'zod/mini'

import {
  changePasswordAnswerSchema,
  changePasswordSchema,
  credentialsAnswerSchema,
  emailSchema,
  loginAnswerSchema,
  loginSchema,
  meAnswerSchema,
  resetPasswordAnswerSchema,
  signUpAnswerSchema,
  signUpSchema,
  subscriptionSchema,
  validateSessionSchema,
  wireUserIdQuery
} from './account.ts'
import {
  administeredUsersQuery,
  administeredUsersSchema,
  grantComplimentarySchema,
  instanceStatusSchema,
  mailTestAnswerSchema,
  oneTimePasswordAnswerSchema,
  signedInDeviceSchema
} from './administration.ts'
import { dataSharingSchema } from './data-sharing.ts'
import { demoRequestSchema, demoStorySchema, demoVoiceAnswerSchema, demoVoiceRequestSchema } from './demo.ts'
import {
  designExportAnswerSchema,
  designExportQuery,
  designFileKeyParams,
  designFileSchema,
  designTestAnswerSchema
} from './design-file.ts'
import { endpoint } from './endpoint.ts'
import { familyMemberEditsSchema, familyMemberSchema, newFamilyMemberSchema } from './family-member.ts'
import { importAnswerSchema, importSchema } from './import.ts'
import {
  narrationAnswerSchema,
  narrationRequestSchema,
  narrationTimingsSchema,
  partNarrationSchema,
  voiceListSchema
} from './narration.ts'
import { newsReadersSchema, sendNewsSchema } from './news.ts'
import { cancelPlanSchema } from './plan.ts'
import { setSleepPlaylistSchema, sleepPlaylistSchema } from './playlist.ts'
import { profileAnswerSchema, saveProfileSchema } from './profile.ts'
import {
  setFavoriteSchema,
  storyEventSchema,
  storyRequestSchema,
  storySchema,
  listStoriesQuery,
  retellSchema,
  storyPageSchema,
  storyPartParams,
  storyPartsSchema
} from './story.ts'

const idParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })
const unsubscribeQuery = z.object({ t: z._default(z.string().check(z.maxLength(100)), '') })
const doneSchema = z.object({ success: z.literal(true) })
const messageSchema = z.object({ success: z.literal(true), message: z.string() })

/**
 * THE CONTRACT: every call there is. The calls of the specification's §7 come first and in its order, then ours.
 * A route cannot exist without a row here, and a row cannot exist without saying who may call it.
 */
export const api = {
  validateSession: endpoint({
    method: 'POST',
    path: '/api/validate-session',
    access: 'open',
    body: validateSessionSchema,
    answer: z.object({ valid: z.boolean() })
  }),
  generateSpeech: endpoint({
    method: 'POST',
    path: '/api/generate-tts',
    access: 'open',
    body: narrationRequestSchema,
    answer: 'bytes'
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'open',
    body: loginSchema,
    answer: loginAnswerSchema
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/signup',
    access: 'open',
    body: signUpSchema,
    answer: signUpAnswerSchema,
    status: 201
  }),
  listStories: endpoint({
    method: 'GET',
    path: '/api/stories',
    access: 'signed-in',
    query: listStoriesQuery,
    answer: z.union([z.array(storySchema), storyPageSchema])
  }),
  getStory: endpoint({
    method: 'GET',
    path: '/api/stories/:id',
    access: 'signed-in',
    params: idParams,
    query: wireUserIdQuery,
    answer: storySchema
  }),
  createStory: endpoint({
    method: 'POST',
    path: '/api/stories',
    access: 'signed-in',
    body: storyRequestSchema,
    answer: storySchema,
    events: storyEventSchema,
    status: 201
  }),
  setFavorite: endpoint({
    method: 'PATCH',
    path: '/api/stories/:id/favorite',
    access: 'signed-in',
    params: idParams,
    body: setFavoriteSchema,
    answer: storySchema
  }),
  deleteStory: endpoint({
    method: 'DELETE',
    path: '/api/stories/:id',
    access: 'signed-in',
    params: idParams,
    query: wireUserIdQuery,
    answer: doneSchema
  }),
  // Ours: a parent would have one part of the story said differently, and have it back.
  getStoryParts: endpoint({
    method: 'GET',
    path: '/api/stories/:id/parts',
    access: 'signed-in',
    params: idParams,
    answer: storyPartsSchema
  }),
  retellStoryPart: endpoint({
    method: 'POST',
    path: '/api/stories/:id/parts/:index',
    access: 'signed-in',
    params: storyPartParams,
    body: retellSchema,
    answer: storySchema
  }),
  listFamilyMembers: endpoint({
    method: 'GET',
    path: '/api/family-members',
    access: 'signed-in',
    query: wireUserIdQuery,
    answer: z.array(familyMemberSchema)
  }),
  addFamilyMember: endpoint({
    method: 'POST',
    path: '/api/family-members',
    access: 'signed-in',
    body: newFamilyMemberSchema,
    answer: familyMemberSchema,
    status: 201
  }),
  updateFamilyMember: endpoint({
    method: 'PUT',
    path: '/api/family-members/:id',
    access: 'signed-in',
    params: idParams,
    body: familyMemberEditsSchema,
    answer: familyMemberSchema
  }),
  removeFamilyMember: endpoint({
    method: 'DELETE',
    path: '/api/family-members/:id',
    access: 'signed-in',
    params: idParams,
    query: wireUserIdQuery,
    answer: doneSchema
  }),
  narrate: endpoint({
    method: 'POST',
    path: '/api/tts',
    access: 'signed-in',
    body: narrationRequestSchema,
    answer: narrationAnswerSchema
  }),
  narratePart: endpoint({
    method: 'POST',
    path: '/api/tts/parts',
    access: 'signed-in',
    body: partNarrationSchema,
    answer: narrationAnswerSchema
  }),
  listVoices: endpoint({ method: 'GET', path: '/api/voices', access: 'signed-in', answer: voiceListSchema }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/delete-account',
    access: 'signed-in',
    query: wireUserIdQuery,
    answer: messageSchema
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/change-password',
    access: 'signed-in',
    body: changePasswordSchema,
    answer: changePasswordAnswerSchema
  }),
  getCustomerCredentials: endpoint({
    method: 'POST',
    path: '/api/get-customer-credentials',
    access: 'open',
    body: emailSchema,
    answer: credentialsAnswerSchema
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    access: 'open',
    body: emailSchema,
    answer: resetPasswordAnswerSchema
  }),
  getSleepPlaylist: endpoint({
    method: 'GET',
    path: '/api/sleep-playlist',
    access: 'open',
    answer: sleepPlaylistSchema
  }),
  setSleepPlaylist: endpoint({
    method: 'POST',
    path: '/api/admin/sleep-playlist',
    access: 'admin',
    body: setSleepPlaylistSchema,
    answer: sleepPlaylistSchema
  }),
  testDesignToken: endpoint({
    method: 'GET',
    path: '/api/figma/test',
    access: 'signed-in',
    answer: designTestAnswerSchema
  }),
  getDesignFile: endpoint({
    method: 'GET',
    path: '/api/figma/file/:fileKey',
    access: 'signed-in',
    params: designFileKeyParams,
    answer: designFileSchema
  }),
  exportDesign: endpoint({
    method: 'GET',
    path: '/api/figma/file/:fileKey/export',
    access: 'signed-in',
    params: designFileKeyParams,
    query: designExportQuery,
    answer: designExportAnswerSchema
  }),

  // Ours. Sound and its timings are capabilities of a narration that `narrate` has named.
  // A story before an account (DEMO): nothing is stored, so both halves carry all there is to know.
  tellDemo: endpoint({
    method: 'POST',
    path: '/api/demo/story',
    access: 'open',
    body: demoRequestSchema,
    answer: demoStorySchema
  }),
  speakDemo: endpoint({
    method: 'POST',
    path: '/api/demo/voice',
    access: 'open',
    body: demoVoiceRequestSchema,
    answer: demoVoiceAnswerSchema
  }),
  getProfile: endpoint({ method: 'GET', path: '/api/profile', access: 'signed-in', answer: profileAnswerSchema }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'signed-in',
    body: saveProfileSchema,
    answer: profileAnswerSchema
  }),
  getDataSharing: endpoint({
    method: 'GET',
    path: '/api/data-sharing',
    access: 'signed-in',
    answer: dataSharingSchema
  }),
  getMe: endpoint({ method: 'GET', path: '/api/me', access: 'signed-in', answer: meAnswerSchema }),
  getOpenApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'open',
    answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
  }),
  logOut: endpoint({ method: 'POST', path: '/api/logout', access: 'open', answer: doneSchema }),
  getAudio: endpoint({
    method: 'GET',
    path: '/api/audio/:file',
    access: 'signed-in',
    params: z.object({ file: z.string().check(z.regex(/^[0-9a-f]{64}\.mp3$/, 'There is no such recording')) }),
    answer: 'bytes'
  }),
  getTimings: endpoint({
    method: 'GET',
    path: '/api/tts/:key/timings',
    access: 'signed-in',
    params: z.object({ key: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'There is no such recording')) }),
    answer: narrationTimingsSchema
  }),
  exportEverything: endpoint({
    method: 'GET',
    path: '/api/export',
    access: 'signed-in',
    answer: 'bytes'
  }),
  importPart: endpoint({
    method: 'POST',
    path: '/api/import',
    access: 'signed-in',
    body: importSchema,
    answer: importAnswerSchema
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/sessions',
    access: 'signed-in',
    answer: z.array(signedInDeviceSchema)
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:id',
    access: 'signed-in',
    params: idParams,
    answer: doneSchema
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    access: 'signed-in',
    answer: doneSchema
  }),
  claimAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/claim',
    access: 'signed-in',
    body: z.object({
      code: z.string('Please enter the setup code').check(z.trim(), z.minLength(1, 'Please enter the setup code'))
    }),
    answer: doneSchema
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    query: administeredUsersQuery,
    answer: administeredUsersSchema
  }),
  giveOneTimePassword: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/one-time-password',
    access: 'admin',
    params: idParams,
    answer: oneTimePasswordAnswerSchema
  }),
  endSessionsOfUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'admin',
    params: idParams,
    answer: doneSchema
  }),
  grantComplimentary: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/complimentary',
    access: 'admin',
    params: idParams,
    body: grantComplimentarySchema,
    answer: doneSchema
  }),
  withdrawComplimentary: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/complimentary',
    access: 'admin',
    params: idParams,
    answer: doneSchema
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/admin/mail-test',
    access: 'admin',
    answer: mailTestAnswerSchema
  }),
  getInstanceStatus: endpoint({
    method: 'GET',
    path: '/api/admin/status',
    access: 'admin',
    answer: instanceStatusSchema
  }),
  returnFromCheckout: endpoint({
    method: 'GET',
    path: '/api/checkout/return',
    access: 'open',
    query: z.object({ session_id: z._default(z.string().check(z.maxLength(250)), '') }),
    answer: 'bytes'
  }),
  stripeWebhook: endpoint({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'webhook',
    answer: 'bytes'
  }),
  showUnsubscribe: endpoint({
    method: 'GET',
    path: '/api/unsubscribe',
    access: 'open',
    query: unsubscribeQuery,
    answer: 'bytes'
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'open',
    query: unsubscribeQuery,
    answer: 'bytes'
  }),
  countNewsReaders: endpoint({
    method: 'GET',
    path: '/api/admin/news',
    access: 'admin',
    answer: newsReadersSchema
  }),
  sendNews: endpoint({
    method: 'POST',
    path: '/api/admin/news',
    access: 'admin',
    body: sendNewsSchema,
    answer: newsReadersSchema
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    access: 'signed-in',
    answer: z.object({ url: z.string() })
  }),
  cancelPlan: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    access: 'signed-in',
    body: cancelPlanSchema,
    answer: z.object({ subscription: subscriptionSchema })
  }),
  reportCsp: endpoint({ method: 'POST', path: '/api/csp-report', access: 'open', answer: 'bytes' }),
  readMetrics: endpoint({ method: 'GET', path: '/api/metrics', access: 'open', answer: 'bytes' }),
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'open',
    /** `degraded`: what is there can be read and heard, but the disk is full, or the store of the sound is away. */
    answer: z.object({ status: z.enum(['ok', 'degraded']), version: z.string() })
  })
} as const

export type Api = typeof api
export type CallName = keyof Api
