import { PARTS, wishPlotsContract } from '#tests/support/wish-plots-told.ts'

wishPlotsContract(PARTS.ofTheirWish)
