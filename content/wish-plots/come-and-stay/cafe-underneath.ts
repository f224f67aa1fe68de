import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

interface LeftThere {
  id: string
  /** “doll” */
  toy: string
  /** As it is typed: “doll”, “dolly”. */
  names: string[]
  wishes: string[]
  /** The others, of which the same is told with their own name. */
  except: string[]
}

const CAFES = ['cafe', 'café', 'coffee shop', 'restaurant']
const saidOf = (name: string): string[] => CAFES.flatMap((cafe) => [`left ${name} ${cafe}`, `had to go back ${name} ${cafe}`, `went back ${name} ${cafe}`, `${name} got left ${cafe}`])

const cafeUnderneath = ({ id, toy, names, wishes, except }: LeftThere): ScenePlot =>
  wishPlot({
    beginsElsewhere: true,
    id,
    wishes: [...wishes, ...names.flatMap(saidOf), ...CAFES.map((cafe) => `forgot ${toy} ${cafe}`), `${toy} saw cafe`, `${toy} saw café`, `left ${toy} tea room`, `left ${toy} tearoom`, `left ${toy} ice cream place`, `${toy} alone cafe`, `${toy} waited cafe`],
    answers: [...names, 'toy', 'soft', 'cuddly', 'favourite', 'favorite', 'beloved', 'special', 'best', 'little', 'old', 'we', 'i', 'she', 'he', 'they', 'her', 'his', 'my', 'our', 'it', 'us', 'forgot', 'forget', 'forgotten', 'left', 'leave', 'leaving', 'behind', 'lost', 'nearly', 'almost', 'found', 'find', 'luckily', 'safe', 'safely', 'still', 'there', 'waiting', 'waited', 'sitting', 'sat', 'under', 'table', 'chair', 'bench', 'seat', 'cafe', 'café', 'cafes', 'cafés', 'coffee', 'shop', 'restaurant', 'tea', 'room', 'tearoom', 'ice', 'cream', 'place', 'cake', 'bun', 'hot', 'chocolate', 'sugar', 'waiter', 'waitress', 'lady', 'man', 'people', 'had', 'have', 'go', 'going', 'went', 'gone', 'drive', 'drove', 'walk', 'walked', 'ran', 'run', 'turn', 'turned', 'round', 'around', 'all', 'the', 'whole', 'way', 'back', 'again', 'home', 'get', 'got', 'fetch', 'fetched', 'pick', 'up', 'for', 'after', 'lunch', 'breakfast', 'brunch', 'shopping', 'town', 'far', 'long', 'rain', 'today', 'yesterday', 'this', 'morning', 'afternoon', 'saturday', 'sunday', 'holiday', 'what', 'saw', 'seen', 'see', 'did', 'do', 'happened', 'alone', 'by', 'itself', 'without', 'was', 'happy', 'glad', 'relieved', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'brother', 'sister', 'phoned', 'rang', 'called', 'asked', 'ages', 'hour', 'hours', 'two', 'finally', 'thank', 'goodness', 'and', 'cry', 'cried', 'sad', 'upset', 'panic'],
    except: [...except, 'died', 'hospital', 'stolen', 'stole', 'never', 'not found', 'nobody', 'bus', 'train', 'tram', 'plane', 'nursery', 'school', 'library', 'hotel', 'wash', 'washing', 'bin', 'dog ate', 'ripped', 'torn', 'birthday', 'cat cafe', 'cats', 'toilet', 'loo', 'stuck', 'tea party', 'playing cafe', 'pretend', 'swap', 'swapped', 'spilt', 'spilled', 'fight', 'magic', 'monster', 'dragon', 'child', 'baby', 'toddler'],
    moods: ['losing', 'lost', 'waiting', 'change'],
    company: ['café', toy, 'table', 'chair', 'chairs', 'bun', 'sugar', 'waiter', 'tray', 'shoes', 'lace', 'laces', 'plate', 'cup', 'snow', 'floor'],
    about: `The ${toy} was forgotten at the café and is back, with sugar on top of its head; to know what it saw there they play café, and as it slides off its chair each time, it is seen that it saw the one underneath.`,
    titles: ['The Café Underneath', `What the ${toy[0]?.toUpperCase()}${toy.slice(1)} Saw`, 'All the Way Back', '{H} and the Sugar', 'It Snowed under the Table'],
    want: [
      {
        id: 'on-a-tray',
        A: 'partner',
        paragraphs: [
          `{H} had forgotten the ${toy} at the café, and they had gone all the way back for it. In ran {H}, with one red lace and one blue, and asked. A waiter went to look, and brought it out on a tray.`,
          `Now it sat at home on {H}’s knee. “It was there without me for two hours,” said {H} to {A}. “What did it see?” The ${toy} said nothing. But all over the top of its head was sugar, as fine as dust.`
        ]
      }
    ],
    way: [
      {
        id: 'dog-with-two-ears',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“It was a long way back,” said {A}. “But it’s the same street,” said {H}. There was a dog that lay outside a shop. On the way to the café it had lifted one ear. On the way home it had lifted the other.',
          'Then they ran past it once more, all the way back. It had no ears left to lift, and put up its whole head. By the fourth time it simply got up, and came along as far as the corner.'
        ]
      },
      {
        id: 'sniffing',
        A: 'same',
        spare: 2,
        paragraphs: [
          `{H} sniffed at the ${toy}, and let {A} have the other side. It smelled of cinnamon, and of toast. Under the left arm there was a bit of lemon. Behind one ear it smelled of wet umbrella.`,
          '“It had more than we did,” said {A}, who had only had tea. They sniffed once more, to be sure. “Somebody came in from the rain,” said {H}, “and had toast, and it was nice there.” That much you could tell with your eyes shut.'
        ]
      },
      {
        id: 'leaning-yes',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“Did you see cake?” {H} asked the ${toy}. It thought about it, and leaned a little to the left. “That was a yes,” said {A}. “Was it chocolate?” asked {H}. It leaned further.`,
          `“With cream on?” asked {A}. The ${toy} leaned so far that it tipped over, and lay on its face. “That must have been a lot of cream,” said {H}. They let it get its breath back, before they asked about the biscuits.`
        ]
      },
      {
        id: 'two-teas',
        A: 'same',
        spare: 4,
        paragraphs: [
          `There had been a slip of paper on the tray. {A} had it in a pocket. “Two teas,” read {A}. “One bun. Thank you, come again.” They both looked at the ${toy}. “Who was the other tea for?” asked {H}.`,
          `The ${toy} kept it to itself. “It may be somebody else’s paper,” said {A}. But {H} thought it only fair that it should have had company. And “come again” was a kind thing to say to a ${toy}. Nobody had ever sent it a letter before.`
        ]
      },
      {
        id: 'elder-left-a-cake',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          '“I once left a whole cake at a café,” said {S}. “I’d baked it for my aunt. When I came back, it stood in the window with a number on, and they were selling it.” “Were you cross?” asked {A}.',
          '“I was going to be,” said {S}. “But there was a queue. People said that they’d never had such a cake.” In the end {S} stood in the queue too, and bought the last slice, and told nobody.'
        ]
      },
      {
        id: 'on-a-chair',
        A: 'partner',
        paragraphs: [
          `So they played café. On the kitchen table lay a bun with sugar on, and the ${toy} sat on a chair. “It saw a bun,” said {H}. “That would be sugar on the nose,” said {A}, “and not on top.”`,
          `Then the ${toy} slid off the chair, first one leg, and then the rest. {H} sat it up again. It slid down again. It was soft, and the chair was not.`
        ]
      },
      {
        id: 'leave-it',
        A: 'partner',
        paragraphs: [
          `The third time {A} said, “Leave it. If it slid off here, it slid off there too. That’s why we forgot it. The chair was empty.” {H} looked under the table. There sat the ${toy}, and looked at a shoe. “So it never saw the café,” said {H}. “It did,” said {A}. “It saw the one underneath.”`
        ]
      },
      {
        id: 'underneath',
        A: 'partner',
        paragraphs: [
          `{H} crept in beside the ${toy}, and {A} played the guests. Down there they were only knees and shoes. Above, a voice said, “How do you do?” Below, two feet slipped out of their shoes, and wriggled. “Up there they’ve got manners,” whispered {H}, “and down here they’ve got toes.”`
        ]
      },
      {
        id: 'hole-in-number-seven',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} sat down at the table for a minute, with a newspaper, and forgot who was underneath. One foot pushed the shoe off the other. In the sock there was a hole, and a toe looked out.',
          '“Good evening,” said {H} to the toe. The newspaper jumped. “Who’s there?” asked {A}. “The café underneath,” said {H}. “You’ve got a guest at the window.” {A} bent down to see. The toe went in at once, for it was shy.'
        ]
      },
      {
        id: 'chairs-bark',
        A: 'same',
        spare: 7,
        paragraphs: [
          `They both sat under there with the ${toy}, and listened. {A} put up one hand, and stirred in a cup. From below it was a very small tram, and it went round and round. {A} pushed a chair, and it barked, once.`,
          '“You never hear that on top,” said {A}. “On top you’re talking,” said {H}. Then the fridge began to hum, and that was the band. They stayed for three songs, though it only had the one.'
        ]
      }
    ],
    turn: [
      {
        id: 'it-snowed',
        A: 'partner',
        paragraphs: [
          `“And the sugar?” asked {H}. “One moment,” said {A}, and wiped the table, as waiters do. Swish. Over the edge came the sugar, slow and white. It settled on top of the ${toy}, and on top of {H}. “It snowed,” said {H} softly. “All over the café. And up there nobody knew.”`
        ]
      },
      {
        id: 'menu-underneath',
        A: 'same',
        spare: 11,
        paragraphs: [
          '{H} wrote a menu for the café underneath. Crumbs, small, it said, and crumbs, large. At the bottom it said snow, if there was any. “And what is there to drink?” asked {A}. “Drips,” said {H}.',
          `The ${toy} was given a large crumb, and left it, to be polite. “It’s had two hours of that,” said {H}. {A} ordered the small crumb, with snow. It came quickly, and you could have as much of the snow as you liked.`
        ]
      },
      {
        id: 'child-be-forgotten',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“Forget me too,” said {S}, and sat down under the table. So {A} forgot {S}, and went out into the hall, and ran all the way back. “Found,” said {A}. “That was too soon,” said {S}. “I hadn’t seen anything.”',
          'The second time {A} counted to twenty out there. “And?” “There was a fly,” said {S}. “It had a look at me, and then it had a look at the bun.” {S} wanted to be forgotten for longer, but with a biscuit.'
        ]
      },
      {
        id: 'pet-is-a-regular',
        A: 'pet',
        spare: 9,
        paragraphs: [
          `There was a guest under the table who had been coming for years, and that was {A}. {A} knew where the sun came in, and under which chair you had to sit on a Sunday. A crumb fell, and {A} had it before the floor did.`,
          `The ${toy} had not even seen it. “Let the ${toy} have the next one,” said {H}. {A} thought about that, and moved up a little. It was quite a good place, for a beginner.`
        ]
      },
      {
        id: 'carrot-sticker',
        A: 'same',
        spare: 10,
        paragraphs: [
          '“Look up,” said {A}. On the underside of the kitchen table stuck a paper carrot, which had gone rather brown. “I did that,” said {H}. “When I was two.” Nobody up there had known about it in all that time.',
          `{A} touched it, and it held. “It’s seen a great many suppers, from below,” said {A}. The ${toy} looked at the carrot, and the carrot looked at the ${toy}. They would have had a good deal to talk about.`
        ]
      },
      {
        id: 'two-shoes',
        A: 'partner',
        paragraphs: [
          `“And the last thing it saw?” asked {A}, one cheek on the floor beside the ${toy}. {H} put on both shoes, and came running in. Past the chair legs came the shoes, one red lace and one blue, and stopped in front.`,
          `“It saw you coming,” said {A}. “Nobody else has got those laces.” {H} lifted the ${toy} up, and held it. “Then it had found me already,” said {H}, “and I was still looking.”`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the sugar from above, and from both sides.',
        '{names} stayed close by, so that nothing else was forgotten.',
        { text: '{names} hung up the coats, which had been all the way back as well.', needs: ['hands'] },
        { text: `{names} counted everybody on one hand, and counted the ${toy} twice.`, needs: ['hands'] }
      ],
      way: [
        '{names} came in as the next guest, and looked round for a table.',
        `{names} watched the ${toy} go, first one leg and then the rest.`,
        { text: '{names} ordered a tea, and stirred it with one finger.', needs: ['hands'] },
        { text: '{names} carried cups to and fro, and only one was real.', needs: ['hands'] }
      ],
      turn: [
        '{names} moved in under the table too, as far as there was room.',
        '{names} got some of the snow, and blinked.',
        { text: '{names} took off a shoe under the table, as guests do.', needs: ['hands'] },
        { text: '{names} swept the snow together with one hand.', needs: ['hands'] }
      ]
    },
    bed: [
      'The bun was shared, and the chairs were pushed in. The table stood there as if there was nothing underneath.',
      `{H} washed the sugar off, and lay down. The ${toy} lay on the side by the wall, where nobody could slide.`
    ],
    last: [
      `By the bed stood two shoes, where the ${toy} could see them, and {H} was asleep.`,
      `The ${toy} looked up at the ceiling, which is the underneath of something too, and {H} was asleep.`
    ]
  })

export const cafeUnderneathDoll = cafeUnderneath({
  id: 'wish-cafe-underneath-doll',
  toy: 'doll',
  names: ['doll', 'dolly'],
  wishes: ['we forgot her doll at the cafe and had to go all the way back for it', 'doll forgotten cafe'],
  except: ['teddy', 'bear', 'bunny', 'rabbit']
})

export const cafeUnderneathTeddy = cafeUnderneath({
  id: 'wish-cafe-underneath-teddy',
  toy: 'teddy',
  names: ['teddy', 'bear'],
  wishes: ['we forgot his teddy at the cafe and had to go all the way back for it', 'left cuddly toy cafe'],
  except: ['doll', 'dolly', 'bunny', 'rabbit', 'polar']
})

export const cafeUnderneathBunny = cafeUnderneath({
  id: 'wish-cafe-underneath-bunny',
  toy: 'bunny',
  names: ['bunny'],
  wishes: ['we left her bunny at the cafe and had to go all the way back for it', 'bunny forgotten cafe'],
  except: ['doll', 'dolly', 'teddy', 'bear', 'easter', 'rabbit cafe']
})
