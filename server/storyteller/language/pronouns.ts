export type Pronouns = 'she' | 'he' | 'they' | 'it'
