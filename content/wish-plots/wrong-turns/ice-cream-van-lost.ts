import { wishPlot } from '../wish-plot.ts'

const VANS = ['ice cream van', 'ice cream truck']
const ASTRAY = ['lost', 'lost its way', 'find its way home', 'can’t find home', 'wrong street', 'wrong turn', 'forgot its tune', 'forgot its song', 'lost its tune', 'lost its song', 'lost its music', 'can’t play its tune', 'no tune', 'no music', 'tune stopped', 'music stopped', 'tune broken', 'music broken', 'follows its tune', 'follows its song']

export const iceCreamVanLost = wishPlot({
  id: 'wish-ice-cream-van-lost',
  beginsElsewhere: true,
  wishes: ['an ice cream van that gets lost and can’t play its tune', ...VANS.flatMap((van) => ASTRAY.map((astray) => `${van} ${astray}`)), 'icecream van lost', 'icecream van tune', 'icecream truck lost', 'ice cream lorry lost', 'ice cream cart lost', 'ice cream man forgot tune', 'ice cream man lost tune', 'ice cream van silent', 'ice cream truck silent', 'ice cream van chime stopped', 'ice cream van bell stopped', 'ice cream van follows tune home', 'ice cream truck follows song home'],
  answers: ['an', 'a', 'the', 'little', 'old', 'pink', 'blue', 'ice', 'cream', 'icecream', 'van', 'truck', 'lorry', 'cart', 'man', 'lady', 'driver', 'kulfi', 'wala', 'gets', 'got', 'getting', 'lost', 'loses', 'its', 'his', 'her', 'way', 'home', 'back', 'back to', 'tune', 'tunes', 'song', 'songs', 'music', 'chime', 'chimes', 'bell', 'jingle', 'melody', 'plays', 'play', 'playing', 'can’t', 'cannot', 'couldn’t', 'won’t', 'doesn’t', 'anymore', 'any', 'more', 'forgot', 'forgets', 'forgotten', 'broke', 'broken', 'stopped', 'stops', 'silent', 'quiet', 'wrong', 'turn', 'street', 'streets', 'road', 'town', 'village', 'follows', 'followed', 'following', 'own', 'hears', 'listens', 'hum', 'hums', 'hummed', 'whistle', 'sing', 'sings', 'sang', 'children', 'kids', 'help', 'helps', 'helped', 'find', 'finds', 'found', 'nobody', 'knows', 'comes', 'came', 'hear', 'so', 'and', 'then', 'until', 'melting', 'melts', 'cornet', 'cones', 'cone', 'blackbird', 'bird', 'key', 'ducks', 'duck', 'who', 'that', 'which', 'has', 'had', 'in', 'to', 'of', 'one', 'summer', 'day', 'hot', 'evening', 'we', 'us', 'our', 'it'],
  except: ['died', 'dead', 'crash', 'crashed', 'accident', 'hurt', 'hit', 'hospital', 'police', 'stolen', 'thief', 'stranger', 'strangers', 'allergic', 'dropped', 'snow', 'winter', 'christmas', 'penguin', 'desert', 'space', 'moon', 'flying', 'dragon', 'dinosaur', 'bear', 'monster', 'unicorn', 'seaside', 'beach', 'cried', 'lost child', 'child', 'toddler', 'ran', 'runs', 'chased', 'money', 'man', 'followed', 'son', 'daughter', 'boy', 'girl'],
  moods: ['lost', 'late', 'change'],
  isTale: true,
  out: true,
  company: ['van', 'tune', 'bit', 'key', 'boy', 'woman', 'blackbird', 'door', 'bridge', 'yard', 'nail', 'street', 'wafer', 'ducks', 'hill', 'wall', 'corner', 'beans', 'note', 'hatch'],
  about: 'An ice cream van that finds its way by its tune has lost both, and when the hero sings the tune it drives round and round to the hero’s door, until it is seen that every street only knows the bit that is played there.',
  titles: ['At the End of the Tune', 'Every Street Has a Bit', 'The Van That Lost Its Tune', '{H} Sings It Left', 'Dum Diddle Dum, Up'],
  want: [
    {
      id: 'by-its-tune',
      A: 'partner',
      paragraphs: [
        'An ice cream van stopped beside {H}, and didn’t know where it was. Its tune had stopped, with a click. “I always go by my tune,” it said. “At the high bit I turn left. What do you do?” “We look where we’re going,” said {A}.',
        'The key to wind it up hung at home. “Where’s home?” asked {H}. “At the end of the tune,” said the van, and dripped.'
      ]
    }
  ],
  way: [
    {
      id: 'a-lot-of-doors',
      A: 'partner',
      paragraphs: [
        '“I know the tune,” said {H}, and sang it. Dum diddle dum, up. Off rolled the van, and they walked along on the pavement. At the high bit it turned left, and left again. There was {H}’s front door.',
        '{H} sang it once more, and louder. Each time they came to that door. “What a long street,” said the van, “and every door’s the same.”'
      ]
    },
    {
      id: 'behind-the-ducks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why did it stop?” asked {A}. There had been ducks, said the van. A duck was crossing with eight small ones, and the last of them sat down halfway. “You can’t just stand there and not play. So I played for it.”',
        'After the tune the duckling sat down again, to hear it once more. So the van had played it four times, right through. “And then it went click,” said the van. “The ducks clapped with their feet. But I couldn’t do another.”'
      ]
    },
    {
      id: 'like-a-washing-machine',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Can’t you hum it yourself?” asked {H}. The van tried. The only thing on it that hummed was the freezer, and that knew one note. It hummed it very nicely, and held it for as long as you liked.',
        'A door opened, and a man looked out. “Is that our washing machine?” the man called back into the house. Next door somebody came out and looked up, for an aeroplane. “It doesn’t sound like ice cream,” said {A}. The van hummed a bit more softly, and then not at all.'
      ]
    },
    {
      id: 'strawberry-leans-over',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How’s your ice cream?” asked {A}. The van opened its hatch, so that they could look. The strawberry had leaned over to the vanilla, to see how that was. The vanilla wasn’t well at all. It was sitting down.',
        '“You’d better help me,” said the van. “It’s only till I’m home.” So {H} and {A} helped it with a spoon each. First they did the edges, and then the parts that were going to be edges. From time to time the van asked if it was still pink.'
      ]
    },
    {
      id: 'other-is-one-note-out',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} could whistle, which is louder than singing. {A} whistled the tune for the van, and had it all but right. Just one note in the middle was a bit too high. Off went the van, and then it turned too soon.',
        'They found it in front of the hairdresser’s, with its nose in the door. “Shampoo?” asked the hairdresser. “It was only one note,” said {A}. The van didn’t mind. It had never been there before, and it had sold three cornets to people with wet hair.'
      ]
    },
    {
      id: 'pet-behind-the-van',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} walked behind the van, where it dripped. First came vanilla, and then for a long time strawberry. {A} did not leave out a single one. In this way {A} learned exactly how they had come, by every corner.',
        '“It’s dripped all the way from home!” said {H}. “We only need to go back along the drips.” They all turned and looked. The road was clean, right to the end, and a bit damp. {A} had a pink chin, and could have shown them where each drip had been.'
      ]
    },
    {
      id: 'the-boy-on-the-step',
      A: 'partner',
      paragraphs: [
        'Round the corner a boy sat on a step, and hummed dee doo, down. “That isn’t how it goes,” said {H}. “It’s dum diddle dum.” “It isn’t,” said the boy.',
        '{A} listened to both. “It plays while it drives,” said {A}. “So each street only ever hears its own bit. Yours only goes as far as your door.”'
      ]
    },
    {
      id: 'elder-and-half-a-tune',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a man with a barrel organ,” said {S}. “It could do one tune and a half. I danced to the half.” “And when it stopped?” asked {A}. “Then I stood on one leg,” said {S}, “until it came round again.”',
        '“How long did that take?” “Once the man went in for his dinner,” said {S}. “They had to bring me out some soup.” {A} tried it on the pavement, and sang both halves, to be safe.'
      ]
    },
    {
      id: 'child-sings-the-words',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} knew a song for it as well, and sang that. “Ice cream,” it went, “ice cream, ice cream, ice cream.” It was all on one note, and had no end. “That’s not my tune,” said the van, “but I do like the words.”',
        'It listened to eleven more of them, and rocked a little on its wheels. It didn’t turn left, and it didn’t turn right. “Where does it go to, your song?” asked {A}. “To me,” said {S}, and held out both hands under the hatch.'
      ]
    },
    {
      id: 'dee-doo-down',
      A: 'partner',
      paragraphs: [
        '“Then the boy’s bit comes after ours,” said {H}. The boy sang, dee doo, down, and the van rolled down to the bridge. There a woman with a bowl of beans knew bom, bom, bom. That took it over the water.',
        'Everybody got a cornet for their bit, and came along with it. “I never knew that there was more,” said the woman with the beans.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By now there were eleven of them, and everybody had a bit. They were so pleased that they all sang at once. The van turned left and right together, as well as it could. So it went round and round on the spot, with its hatch flapping.',
        '“One after the other!” called {A}. They stood in a row, in the order of the streets, and sang only when they were tapped. It sounded like one tune with a hiccup in it. There was a hiccup at every corner.'
      ]
    },
    {
      id: 'the-long-note',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the long street it was one long note and nothing else. An old lady sang it from a window, over the flower pots. As long as the note lasted, the van drove on. Then the lady had to take a breath, and it stopped, just in front of a bakery.',
        'After the breath came the rest. “I’ve always thought that it was the fire engine,” said the old lady, when they had got past. “I’ve stood here with a bucket.” “It’s only raspberry,” said {A}, and filled the bucket a little.'
      ]
    },
    {
      id: 'written-on-a-wafer',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wrote it all down, so that it wouldn’t get lost again. There was no paper in the van. So {A} wrote on wafers, with the sauce, one street on each. They looked very fine. {H} carried them, in a pile, in the right order.',
        'At the next corner the bridge was gone. “Who’s eaten the bridge?” asked {A}. They all looked at each other. Nobody had, or at least not on purpose. The boy had red sauce on one cheek. But bom, bom, bom, they all knew that one by heart.'
      ]
    },
    {
      id: 'somebody-on-the-wall',
      A: 'partner',
      paragraphs: [
        'In the last street nobody knew how it went on. “It stops here,” they all said. “There must be an end to it,” said {A}, “or it wouldn’t have a home.” They all listened.',
        'Then somebody sang. On a wall sat a blackbird. It whistled four small notes, and the fourth went round a corner. “That’s my end!” cried the van.'
      ]
    },
    {
      id: 'the-whole-tune',
      A: 'partner',
      paragraphs: [
        'Round the corner there was a yard, and in the yard a nail with a key. {H} turned the key until it was tight. Then the van played, right from the start. Everybody came in at their own bit, and kept still for the others.',
        '“So that’s what comes before us,” said {A}. “And after,” said {H}. The blackbird did the end. It had been practising every evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood still, and heard nothing but a drip.',
      '{names} looked under the van, and a drop fell down.',
      { text: '{names} patted the van on the side with the big painted cone.', needs: ['hands'] },
      { text: '{names} felt in every pocket for a key, and found a comb.', needs: ['hands'] }
    ],
    way: [
      '{names} walked along behind, and turned left whenever the van did.',
      '{names} swallowed, so as to hear better.',
      { text: '{names} beat time on the van, with one finger.', needs: ['hands'] },
      { text: '{names} held a cornet straight for somebody who was singing.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the whole of it, with a wet chin.',
      '{names} came in one note too soon, and waited there.',
      { text: '{names} held out a wafer to the blackbird, at arm’s length.', needs: ['hands'] },
      { text: '{names} clapped, so that the tune knew that it was over.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went home by the tune, backwards, over the bridge and up the hill. At dum diddle dum they were at the door.',
    '{H} washed off the raspberry, and lay down. At the high bit {H} turned over on the left side.'
  ],
  last: [
    'On the wall the blackbird did the end once more, and {H} was asleep.',
    'The tune had come to its end, without a click, and {H} was asleep.'
  ]
})
