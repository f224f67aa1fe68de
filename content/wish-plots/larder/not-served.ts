/**
 * Said of something to eat, these are no evening at the table: what did harm or is all there is, and what is a tale of
 * another sort.
 */
export const NOT_SERVED: readonly string[] =
  'allergic allergy allergies anaphylaxis anaphylactic epipen coeliac celiac intolerant intolerance sick sickness ill poorly unwell hospital doctor ambulance emergency rushed choke chokes choked choking hungry starving starved famine afford died dying dead poison poisoned stolen stole steal steals thief rotten mouldy broken burnt burned burning hates hate hated refuses refused won’t wont yucky threw thrown war shelter homeless robot robots monster monsters superhero superheroes astronaut knight king queen princess prince witch wizard pirate pirates ninja detective zombie ghost castle spaceship rocket planet volcano machine factory flying invisible magic magical baby nothing only'.split(
    ' '
  )
