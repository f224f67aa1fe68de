import type { SecondTopic } from '../second-topic.ts'

export const nature: readonly SecondTopic[] = []
