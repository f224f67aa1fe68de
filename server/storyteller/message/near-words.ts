/**
 * Words of the English dictionaries that lie one slip away from a word that children know ("posture" and "pasture") and
 * are in no list that we load: typed, they are themselves. `spelling.slow.test.ts` names those that are missing.
 */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  `
  abuja adventured afterword afterwords americana amiga angle anther arranger automobiled babbles backboard bandaged barley basemen basra batching
  beatify beatles believer bellow berber bicycled bicycler blackbeard blats bleating bobbles bogeymen bogyman bondage boogeymen botcher bowing brazos
  breather bulldoze bushing busses buttonholed canad cankers canon capitol cartload catchier cather champing chattier chine choppier clamping classes
  cobber cobble cochin codding coiling coked coking collage combiner compared compere comping compute comte concerto constriction cortes cottager
  creches credo credos crees crepe croaked croaking crooking crossest crotches culling cunard cushier daggers defensed deportee deportees described
  describer dessert diner doorstop dragoon dragoons drano drawling dressier droughts earle factor faeries faille fallowing familial farsi feasting
  feats feuding fining finnish firemen fishermen fluttery forearm forgiver frags framer fright frighting froth gaggles grandam grocer groove growling
  gutting hadith haidas haman handel handymen haring hitching horseshoed hover impassible knackers knockers laddies landry lather latin latins laving
  libra libras litters loather loins loosing machined maestro mailmen maiman marquita massage miking milkmen minos minster minsters minuet mistaken
  misusing monstrous mooney moons motorbiked motorcycled motto moues mousse mullion munster mussing nappiest naught naughts neighbour nether nickle
  nieves norse notching orchestral outsider overheat pacing packager paddles paining pancaked panting pappies pastie pastured peasant peddles peeper
  perfumer pickling pictured piddles piking pilaster pilate plano pleasured plotter plying policemen policewomen porpoised posture postwomen prances
  preset pricking quarreling rabbets rackets ramada receiver roister roster sallow salve sapping scarp scorning scouring seeping sentience shearing
  shinning shinny shredding silencer singeing slapped slapper slappers slinging sliver slopped snipping snogs snugly soiling sopped speer sprinkler
  squeezed squeezer stael steamier stetting stiffed stoking stoppled stoppling strangler stropped stropping submariner supermen sweatier tankful
  tarrier telephoned telephoner telescoped tempe terns terrain theatre thirst thorough thunks tigress tigris tingled tittle toddies torment treas
  treasured treasurer turing valentino villager vulcan wadding wallies walling waning watchmen welling whetting whiskery whistler whopped whupped
  wiling witting woollen workmen writhing wroth yawing
  `
    .trim()
    .split(/\s+/u)
)
