/**
 * Words of the English dictionaries that lie one slip away from a word that children know ("posture" and "pasture") and
 * are in no list that we load: typed, they are themselves. `spelling.slow.test.ts` names those that are missing.
 */
export const NEAR_WORDS: ReadonlySet<string> = new Set(
  `
  adventured afterword afterwords americana angle anther arranger automobiled babbles backboard bandaged barley basemen batching beatify beatles
  believer bellow bicycled bicycler blackbeard blats bleating bobbles bogeymen bogyman bondage boogeymen botcher bowing breather bulldoze bushing busses
  buttonholed cankers canon capitol cartload catchier cather champing chattier chine choppier clamping classes cobber cobble codding coiling coked
  coking collage combiner compared compere comping compute comte concerto constriction cottager credo credos crepe croaked croaking crooking crossest
  crotches culling cushier daggers defensed deportee deportees described describer dessert diner doorstop dragoon dragoons drawling dressier droughts
  factor faeries faille fallowing familial feasting feats feuding fining finnish firemen fishermen fluttery forearm forgiver framer fright frighting
  froth gaggles grandam grocer groove growling gutting hadith handel handymen haring hitching horseshoed hover impassible knackers knockers laddies
  landry lather laving litters loather loins loosing machined maestro mailmen maiman marquita massage miking milkmen minster minsters minuet mistaken
  misusing monstrous mooney moons motorbiked motorcycled motto moues mousse mullion munster mussing nappiest naught naughts neighbour nether nickle
  notching orchestral outsider overheat pacing packager paddles paining pancaked panting pappies pastured peasant peddles peeper perfumer pickling
  pictured piddles piking pilaster pleasured plotter plying policemen policewomen porpoised posture postwomen prances preset pricking quarreling rabbets
  rackets ramada receiver roister roster sallow salve sapping scarp scorning scouring seeping sentience shearing shinning shinny shredding silencer
  singeing slapped slapper slappers slinging sliver slopped snipping snogs snugly soiling sopped sprinkler squeezed squeezer stael steamier stetting
  stiffed stoking stoppled stoppling strangler stropped stropping submariner supermen sweatier tankful tarrier telephoned telephoner telescoped terns
  terrain theatre thirst thorough tigress tingled tittle toddies torment treasured treasurer turing valentino villager wadding wallies walling waning
  watchmen welling whetting whiskery whistler whopped whupped wiling witting woollen workmen writhing wroth yawing
  `
    .trim()
    .split(/\s+/u)
)
