import type { ScenePlot } from './format.ts'
import { adventurePlots } from './wish-plots/adventures.ts'
import { animalPlots } from './wish-plots/animals.ts'
import { askedPlots } from './wish-plots/asked.ts'
import { bandPlots } from './wish-plots/band.ts'
import { becomingPlots } from './wish-plots/becoming.ts'
import { classicPlots } from './wish-plots/classics.ts'
import { comingPlots } from './wish-plots/comings.ts'
import { creaturePlots } from './wish-plots/creatures.ts'
import { cupboardPlots } from './wish-plots/cupboard.ts'
import { dayPlots } from './wish-plots/days.ts'
import { deedTales } from './wish-plots/deed-tales.ts'
import { deedPlots } from './wish-plots/deeds.ts'
import { didPlots } from './wish-plots/did.ts'
import { eventPlots } from './wish-plots/events.ts'
import { fairyTalePlots } from './wish-plots/fairy-tales.ts'
import { familyPlots } from './wish-plots/family.ts'
import { feastDayPlots } from './wish-plots/feast-days.ts'
import { feastPlots } from './wish-plots/feasts.ts'
import { featherPlots } from './wish-plots/feathers.ts'
import { feelingSoPlots } from './wish-plots/feeling-so.ts'
import { firstTimePlots } from './wish-plots/first-times.ts'
import { folkPlots } from './wish-plots/folk.ts'
import { gigglePlots } from './wish-plots/giggles.ts'
import { glyphPlots } from './wish-plots/glyphs.ts'
import { gonePlots } from './wish-plots/gone-missing.ts'
import { grownTinyPlots } from './wish-plots/grown-tiny.ts'
import { habitPlots } from './wish-plots/habits.ts'
import { handyPlots } from './wish-plots/handy.ts'
import { healthPlots } from './wish-plots/health.ts'
import { homePlots } from './wish-plots/home.ts'
import { householdPlots } from './wish-plots/household.ts'
import { jobPlots } from './wish-plots/jobs.ts'
import { keelPlots } from './wish-plots/keels.ts'
import { kinfolkPlots } from './wish-plots/kinfolk.ts'
import { kitchenPlots } from './wish-plots/kitchen.ts'
import { larderPlots } from './wish-plots/larder.ts'
import { lessonPlots } from './wish-plots/lessons.ts'
import { longingPlots } from './wish-plots/longings.ts'
import { machinePlots } from './wish-plots/machines.ts'
import { makeBelievePlots } from './wish-plots/make-believe.ts'
import { meetingPlots } from './wish-plots/meetings.ts'
import { mishapPlots } from './wish-plots/mishaps.ts'
import { moreAnimalPlots } from './wish-plots/more-animals.ts'
import { moreFeastPlots } from './wish-plots/more-feasts.ts'
import { moverPlots } from './wish-plots/movers.ts'
import { oddHabitPlots } from './wish-plots/odd-habits.ts'
import { oncePlots } from './wish-plots/once.ts'
import { orchardPlots } from './wish-plots/orchard.ts'
import { outAndAboutPlots } from './wish-plots/out-and-about.ts'
import { outTherePlots } from './wish-plots/out-there.ts'
import { outdoorPlots } from './wish-plots/outdoors.ts'
import { outingPlots } from './wish-plots/outings.ts'
import { pairsOfSorts } from './wish-plots/pairs-of.ts'
import { pairPlots } from './wish-plots/pairs.ts'
import { pawPlots } from './wish-plots/paws.ts'
import { peoplePlots } from './wish-plots/people.ts'
import { placePlots } from './wish-plots/places.ts'
import { platePlots } from './wish-plots/plates.ts'
import { playPlots } from './wish-plots/play.ts'
import { pretendPlots } from './wish-plots/pretend.ts'
import { quietSkillPlots } from './wish-plots/quiet-skills.ts'
import { quietPlots } from './wish-plots/quiet.ts'
import { rareAnimalPlots } from './wish-plots/rare-animals.ts'
import { rescuePlots } from './wish-plots/rescues.ts'
import { rolePlots } from './wish-plots/roles.ts'
import { roomPlots } from './wish-plots/rooms.ts'
import { schoolPlots } from './wish-plots/school.ts'
import { skyPlots } from './wish-plots/skies.ts'
import { smallDayPlots } from './wish-plots/small-days.ts'
import { smallFindPlots } from './wish-plots/small-finds.ts'
import { soAndSoPlots } from './wish-plots/so-and-so.ts'
import { sportPlots } from './wish-plots/sports.ts'
import { tablePlots } from './wish-plots/table.ts'
import { talePlots } from './wish-plots/tales.ts'
import { thingPlots } from './wish-plots/things.ts'
import { tidePlots } from './wish-plots/tides.ts'
import { todayPlots } from './wish-plots/today.ts'
import { toyboxPlots } from './wish-plots/toybox.ts'
import { tradePlots } from './wish-plots/trades.ts'
import { troublePlots } from './wish-plots/troubles.ts'
import { twoPlots } from './wish-plots/two.ts'
import { universalPlots } from './wish-plots/universal.ts'
import { usedPlots } from './wish-plots/used.ts'
import { visitorPlots } from './wish-plots/visitors.ts'
import { wantsToBeSoPlots } from './wish-plots/wants-to-be-so.ts'
import { wantsToBePlots } from './wish-plots/wants-to-be.ts'
import { wardrobePlots } from './wish-plots/wardrobe.ts'
import { wePlots } from './wish-plots/we.ts'
import { whatIfPlots } from './wish-plots/what-ifs.ts'
import { whenLittlePlots } from './wish-plots/when-little.ts'
import { wildPlots } from './wish-plots/wild.ts'
import { wonderPlots } from './wish-plots/wonders.ts'
import { worldTalePlots } from './wish-plots/world-tales.ts'
import { worryPlots } from './wish-plots/worries.ts'
import { asItIsWritten } from './wish-plots/written/as-it-is-written.ts'
import { wrongPlacePlots } from './wish-plots/wrong-places.ts'

/** Stories of their own, each for the wish of one pack or a few, or for wishes of which no pack knows. */
export const wishPlots: ScenePlot[] = [
  ...adventurePlots,
  ...animalPlots,
  ...askedPlots,
  ...bandPlots,
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
  ...feastPlots,
  ...featherPlots,
  ...firstTimePlots,
  ...feelingSoPlots,
  ...folkPlots,
  ...gigglePlots,
  ...gonePlots,
  ...glyphPlots,
  ...grownTinyPlots,
  ...habitPlots,
  ...soAndSoPlots,
  ...handyPlots,
  ...healthPlots,
  ...homePlots,
  ...householdPlots,
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
  ...oncePlots,
  ...orchardPlots,
  ...outAndAboutPlots,
  ...outdoorPlots,
  ...outTherePlots,
  ...outingPlots,
  ...pairPlots,
  ...pairsOfSorts,
  ...pawPlots,
  asItIsWritten,
  ...peoplePlots,
  ...placePlots,
  ...platePlots,
  ...playPlots,
  ...pretendPlots,
  ...quietPlots,
  ...quietSkillPlots,
  ...rareAnimalPlots,
  ...rescuePlots,
  ...jobPlots,
  ...rolePlots,
  ...roomPlots,
  ...schoolPlots,
  ...skyPlots,
  ...smallDayPlots,
  ...smallFindPlots,
  ...sportPlots,
  ...tablePlots,
  ...talePlots,
  ...thingPlots,
  ...tidePlots,
  ...todayPlots,
  ...toyboxPlots,
  ...troublePlots,
  ...twoPlots,
  ...universalPlots,
  ...usedPlots,
  ...visitorPlots,
  ...wantsToBePlots,
  ...wantsToBeSoPlots,
  ...wardrobePlots,
  ...wePlots,
  ...tradePlots,
  ...wildPlots,
  ...becomingPlots,
  ...mishapPlots,
  ...moreAnimalPlots,
  ...moreFeastPlots,
  ...moverPlots,
  ...feastDayPlots,
  ...worldTalePlots,
  ...wonderPlots,
  ...whatIfPlots,
  ...whenLittlePlots,
  ...worryPlots,
  ...wrongPlacePlots
]
