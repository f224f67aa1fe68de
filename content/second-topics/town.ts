import type { SecondTopic } from '../second-topic.ts'

export const town: readonly SecondTopic[] = []
