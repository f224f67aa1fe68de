import type { ScenePlot } from '../format.ts'
import { adventurePlots } from './adventures.ts'
import { allByItselfPlots } from './all-by-itself.ts'
import { alwaysSoPlots } from './always-so.ts'
import { animalPlots } from './animals.ts'
import { apartPlots } from './apart.ts'
import { askedPlots } from './asked.ts'
import { atOurHousePlots } from './at-our-house.ts'
import { bandPlots } from './band.ts'
import { becausePlots } from './because.ts'
import { becomingPlots } from './becoming.ts'
import { behindTheDoorPlots } from './behind-the-door.ts'
import { changedPlacesPlots } from './changed-places.ts'
import { changingPlots } from './changing.ts'
import { classDayPlots } from './class-days.ts'
import { classicPlots } from './classics.ts'
import { comeAndStayPlots } from './come-and-stay.ts'
import { comingPlots } from './comings.ts'
import { creaturePlots } from './creatures.ts'
import { crumbsAndCrumpetsPlots } from './crumbs-and-crumpets.ts'
import { cupboardPlots } from './cupboard.ts'
import { dayPlots } from './days.ts'
import { deedTales } from './deed-tales.ts'
import { deedPlots } from './deeds.ts'
import { didPlots } from './did.ts'
import { eventPlots } from './events.ts'
import { fairyTalePlots } from './fairy-tales.ts'
import { familyPlots } from './family.ts'
import { feastDayPlots } from './feast-days.ts'
import { feastPlots } from './feasts.ts'
import { featherPlots } from './feathers.ts'
import { feelingSoPlots } from './feeling-so.ts'
import { firstEveningPlots } from './first-evenings.ts'
import { firstTimePlots } from './first-times.ts'
import { folkPlots } from './folk.ts'
import { gettingTherePlots } from './getting-there.ts'
import { gigglePlots } from './giggles.ts'
import { glyphPlots } from './glyphs.ts'
import { gonePlots } from './gone-missing.ts'
import { greatDayPlots } from './great-days.ts'
import { growingPlots } from './growing.ts'
import { grownTinyPlots } from './grown-tiny.ts'
import { habitPlots } from './habits.ts'
import { handyPlots } from './handy.ts'
import { healthPlots } from './health.ts'
import { heroesOfSortsPlots } from './heroes-of-sorts.ts'
import { homePlots } from './home.ts'
import { householdPlots } from './household.ts'
import { howItFeelsPlots } from './how-it-feels.ts'
import { airingCupboardPlots } from './in-the-airing-cupboard.ts'
import { inTownPlots } from './in-town.ts'
import { incidentPlots } from './incidents.ts'
import { jobPlots } from './jobs.ts'
import { justSoPlots } from './just-so.ts'
import { keelPlots } from './keels.ts'
import { kinDayPlots } from './kin-days.ts'
import { kinfolkPlots } from './kinfolk.ts'
import { kitchenPlots } from './kitchen.ts'
import { lampsAndDrumsPlots } from './lamps-and-drums.ts'
import { larderPlots } from './larder.ts'
import { leftBehindPlots } from './left-behind.ts'
import { lessonPlots } from './lessons.ts'
import { littleQuestPlots } from './little-quests.ts'
import { longingPlots } from './longings.ts'
import { machinePlots } from './machines.ts'
import { makeBelievePlots } from './make-believe.ts'
import { meetingPlots } from './meetings.ts'
import { mishapPlots } from './mishaps.ts'
import { moonAndCloudPlots } from './moon-and-cloud.ts'
import { moreAnimalPlots } from './more-animals.ts'
import { moreFeastPlots } from './more-feasts.ts'
import { moverPlots } from './movers.ts'
import { muddlePlots } from './muddles.ts'
import { nextDoorPlots } from './next-door.ts'
import { nightOffPlots } from './nights-off.ts'
import { notQuiteAblePlots } from './not-quite-able.ts'
import { oddFolkPlots } from './odd-folk.ts'
import { oddHabitPlots } from './odd-habits.ts'
import { oddJourneyPlots } from './odd-journeys.ts'
import { oddThingPlots } from './odd-things.ts'
import { onTheMovePlots } from './on-the-move.ts'
import { oncePlots } from './once.ts'
import { oneMoreDayPlots } from './one-more-day.ts'
import { orchardPlots } from './orchard.ts'
import { ourDayPlots } from './our-day.ts'
import { ourselvesPlots } from './ourselves.ts'
import { outAndAboutPlots } from './out-and-about.ts'
import { outOfTheDarkPlots } from './out-of-the-dark.ts'
import { outTherePlots } from './out-there.ts'
import { outdoorPlots } from './outdoors.ts'
import { outgrownPlots } from './outgrown.ts'
import { outingPlots } from './outings.ts'
import { pairsOfSorts } from './pairs-of.ts'
import { pairPlots } from './pairs.ts'
import { pawPlots } from './paws.ts'
import { penAndPotPlots } from './pen-and-pot.ts'
import { peoplePlots } from './people.ts'
import { placePlots } from './places.ts'
import { platePlots } from './plates.ts'
import { playPlots } from './play.ts'
import { pretendPlots } from './pretend.ts'
import { proudMachinePlots } from './proud-machines.ts'
import { quietSkillPlots } from './quiet-skills.ts'
import { quietPlots } from './quiet.ts'
import { rareAnimalPlots } from './rare-animals.ts'
import { recountedPlots } from './recounted.ts'
import { relivedPlots } from './relived.ts'
import { rescuePlots } from './rescues.ts'
import { riddlePlots } from './riddles.ts'
import { rolePlots } from './roles.ts'
import { roomPlots } from './rooms.ts'
import { schoolPlots } from './school.ts'
import { seenOutsidePlots } from './seen-outside.ts'
import { skyPlots } from './skies.ts'
import { smallDayPlots } from './small-days.ts'
import { smallFindPlots } from './small-finds.ts'
import { smallPowerPlots } from './small-powers.ts'
import { soAndSoPlots } from './so-and-so.ts'
import { spiltAndTastedPlots } from './spilt-and-tasted.ts'
import { sportPlots } from './sports.ts'
import { stallPlots } from './stalls.ts'
import { tablePlots } from './table.ts'
import { talePlots } from './tales.ts'
import { thatDayPlots } from './that-day.ts'
import { thingPlots } from './things.ts'
import { thisEveningPlots } from './this-evening.ts'
import { thisWeekPlots } from './this-week.ts'
import { tidePlots } from './tides.ts'
import { todayPlots } from './today.ts'
import { toyboxPlots } from './toybox.ts'
import { tradePlots } from './trades.ts'
import { troublePlots } from './troubles.ts'
import { twoMindPlots } from './two-minds.ts'
import { twoPlots } from './two.ts'
import { universalPlots } from './universal.ts'
import { upAndDownPlots } from './up-and-down.ts'
import { upsAndDownsPlots } from './ups-and-downs.ts'
import { upsideDownPlots } from './upside-down.ts'
import { upsideIdeaPlots } from './upside-ideas.ts'
import { usedPlots } from './used.ts'
import { visitorPlots } from './visitors.ts'
import { wantsToBeSoPlots } from './wants-to-be-so.ts'
import { wantsToBePlots } from './wants-to-be.ts'
import { wardrobePlots } from './wardrobe.ts'
import { wePlots } from './we.ts'
import { weatherDayPlots } from './weather-days.ts'
import { whatIfPlots } from './what-ifs.ts'
import { whenLittlePlots } from './when-little.ts'
import { whileWeAreOutPlots } from './while-we-are-out.ts'
import { wildIdeaPlots } from './wild-ideas.ts'
import { wildWayPlots } from './wild-ways.ts'
import { wildPlots } from './wild.ts'
import { wonderPlots } from './wonders.ts'
import { worldTalePlots } from './world-tales.ts'
import { worryPlots } from './worries.ts'
import { asItIsWritten } from './written/as-it-is-written.ts'
import { wrongPlacePlots } from './wrong-places.ts'
import { wrongTurnPlots } from './wrong-turns.ts'

/**
 * Stories of their own, each for the wish of one pack or a few, or for wishes of which no pack knows: the sources, which
 * are asked for as `wishPlots` (`../wish-plots.ts`).
 */
export const allWishPlots: ScenePlot[] = [
  ...adventurePlots,
  ...alwaysSoPlots,
  ...animalPlots,
  ...apartPlots,
  ...askedPlots,
  ...bandPlots,
  ...changingPlots,
  ...classicPlots,
  ...comingPlots,
  ...creaturePlots,
  ...cupboardPlots,
  ...dayPlots,
  ...deedTales,
  ...deedPlots,
  ...didPlots,
  ...eventPlots,
  ...fairyTalePlots,
  ...familyPlots,
  ...feastPlots.map(ofFeast),
  ...featherPlots,
  ...firstTimePlots,
  ...feelingSoPlots,
  ...folkPlots,
  ...gigglePlots,
  ...gonePlots,
  ...glyphPlots,
  ...greatDayPlots,
  ...growingPlots,
  ...grownTinyPlots,
  ...habitPlots,
  ...soAndSoPlots,
  ...handyPlots,
  ...healthPlots,
  ...homePlots,
  ...householdPlots,
  ...howItFeelsPlots,
  ...keelPlots,
  ...kinfolkPlots,
  ...kitchenPlots,
  ...larderPlots,
  ...lessonPlots,
  ...longingPlots,
  ...machinePlots,
  ...meetingPlots,
  ...makeBelievePlots,
  ...oddHabitPlots,
  ...onTheMovePlots,
  ...oncePlots,
  ...orchardPlots,
  ...outAndAboutPlots,
  ...outdoorPlots,
  ...outTherePlots,
  ...outgrownPlots,
  ...outingPlots,
  ...pairPlots,
  ...pairsOfSorts,
  ...pawPlots,
  asItIsWritten,
  ...penAndPotPlots,
  ...peoplePlots,
  ...placePlots,
  ...platePlots,
  ...playPlots,
  ...pretendPlots,
  ...quietPlots,
  ...quietSkillPlots,
  ...rareAnimalPlots,
  ...recountedPlots, ...relivedPlots, ...rescuePlots,
  ...riddlePlots,
  ...incidentPlots,
  ...inTownPlots,
  ...jobPlots,
  ...rolePlots,
  ...roomPlots,
  ...schoolPlots,
  ...skyPlots,
  ...smallDayPlots,
  ...smallFindPlots,
  ...sportPlots,
  ...stallPlots,
  ...tablePlots,
  ...talePlots,
  ...thingPlots,
  ...tidePlots,
  ...todayPlots,
  ...toyboxPlots,
  ...troublePlots,
  ...twoPlots,
  ...universalPlots,
  ...upAndDownPlots,
  ...upsAndDownsPlots,
  ...oddFolkPlots,
  ...oddThingPlots,
  ...upsideDownPlots,
  ...leftBehindPlots,
  ...wildWayPlots,
  ...gettingTherePlots,
  ...nextDoorPlots,
  ...usedPlots,
  ...visitorPlots,
  ...wantsToBePlots,
  ...wantsToBeSoPlots,
  ...wardrobePlots,
  ...wePlots,
  ...tradePlots,
  ...whileWeAreOutPlots,
  ...wildPlots,
  ...becomingPlots,
  ...mishapPlots,
  ...moonAndCloudPlots,
  ...moreAnimalPlots,
  ...moreFeastPlots.map(ofFeast),
  ...moverPlots,
  ...muddlePlots,
  ...feastDayPlots.map(ofFeast),
  ...worldTalePlots,
  ...wonderPlots,
  ...whatIfPlots,
  ...wildIdeaPlots,
  ...whenLittlePlots,
  ...worryPlots,
  ...wrongPlacePlots,
  ...classDayPlots,
  ...weatherDayPlots,
  ...spiltAndTastedPlots,
  ...kinDayPlots,
  ...seenOutsidePlots,
  ...twoMindPlots,
  ...thatDayPlots,
  ...nightOffPlots,
  ...wrongTurnPlots,
  ...thisWeekPlots,
  ...atOurHousePlots,
  ...justSoPlots,
  ...allByItselfPlots,
  ...behindTheDoorPlots,
  ...upsideIdeaPlots,
  ...outOfTheDarkPlots,
  ...ourselvesPlots,
  ...oddJourneyPlots,
  ...firstEveningPlots,
  ...smallPowerPlots,
  ...comeAndStayPlots,
  ...littleQuestPlots,
  ...ourDayPlots,
  ...oneMoreDayPlots,
  ...notQuiteAblePlots,
  ...proudMachinePlots,
  ...changedPlacesPlots,
  ...airingCupboardPlots,
  ...crumbsAndCrumpetsPlots,
  ...heroesOfSortsPlots,
  ...thisEveningPlots,
  ...lampsAndDrumsPlots,
  ...becausePlots
]

function ofFeast(plot: ScenePlot): ScenePlot {
  return { ...plot, isFeast: true }
}
