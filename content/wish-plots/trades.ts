import type { ScenePlot } from '../format.ts'
import { animalBakery } from './trades/animal-bakery.ts'
import { animalLoaves } from './trades/animal-loaves.ts'
import { astronautSandwich } from './trades/astronaut-sandwich.ts'
import { astronaut } from './trades/astronaut.ts'
import { baker } from './trades/baker.ts'
import { builder } from './trades/builder.ts'
import { whoeverCarries } from './trades/carries.ts'
import { cheerleader } from './trades/cheerleader.ts'
import { danceShow } from './trades/dance-show.ts'
import { whoeverDelivers } from './trades/delivers.ts'
import { explorer } from './trades/explorer.ts'
import { firefighter } from './trades/firefighter.ts'
import { goKart } from './trades/go-kart.ts'
import { whoeverGuards } from './trades/guards.ts'
import { hairdresser } from './trades/hairdresser.ts'
import { whoeverHelps } from './trades/helps.ts'
import { hulaHoop } from './trades/hula-hoop.ts'
import { inventor } from './trades/inventor.ts'
import { knight } from './trades/knight.ts'
import { whoeverLibraryBooks } from './trades/library-books.ts'
import { lorryDriver } from './trades/lorry-driver.ts'
import { magician } from './trades/magician.ts'
import { mechanic } from './trades/mechanic.ts'
import { nurse } from './trades/nurse.ts'
import { photographer } from './trades/photographer.ts'
import { postman } from './trades/postman.ts'
import { postwomanInTheSnow } from './trades/postwoman-in-the-snow.ts'
import { princessFixesTheRoof } from './trades/princess-fixes-the-roof.ts'
import { scientist } from './trades/scientist.ts'
import { whoeverSells } from './trades/sells.ts'
import { skippingRope } from './trades/skipping-rope.ts'
import { teacher } from './trades/teacher.ts'
import { telescope } from './trades/telescope.ts'
import { toothFairyFirstDay } from './trades/tooth-fairy-first-day.ts'
import { umbrellaMender } from './trades/umbrella-mender.ts'
import { waiter } from './trades/waiter.ts'
import { whoeverWraps } from './trades/wraps.ts'

/** Trades and callings a child plays at: the knight, the builder, the magician. */
export const tradePlots: ScenePlot[] = [
  astronaut, astronautSandwich, baker, builder, cheerleader, danceShow, explorer, firefighter, goKart,
  hairdresser, hulaHoop, knight, lorryDriver, magician, mechanic, nurse, postman,
  scientist, skippingRope, teacher, telescope, waiter, inventor, photographer, animalBakery,
  whoeverSells, whoeverDelivers, whoeverGuards, whoeverHelps, whoeverCarries, whoeverLibraryBooks,
  whoeverWraps,
  toothFairyFirstDay, princessFixesTheRoof, animalLoaves, postwomanInTheSnow, umbrellaMender
]
