/** The parts of a telling, by their number: 0 the beginning and what is wanted, 1 the way, 2 the turn, 3 the rest. */
export type Act = 0 | 1 | 2 | 3
