import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const somebodyInCostume = wishPlot({
  id: 'wish-afraid-clowns',
  beginsElsewhere: true,
  wishes: ['afraid of clowns', 'hates clowns', 'hates masks', 'hates costumes', 'hates mascots', 'clown phobia', 'clown cried', 'clown party cried', 'clown scream', 'coulrophobia', 'afraid clown', 'screamed clown', 'screams clown', 'mascot cried', 'mascot screamed', 'hid clown', 'hides clown', 'hid mascot', 'man in costume cried', 'costume cried', 'mask cried', 'doesn’t like clowns', 'not like clowns', 'doesn’t like masks', 'doesn’t like costumes', 'clown creepy', 'creepy clown', 'giant costume scared', 'person in costume afraid', 'dressed as scared', 'scared clown', 'frightened clown', 'terrified clown', 'fear clown', 'fears clown', 'scary clown', 'worried clown', 'nervous clown', 'petrified clown', 'afraid clowns', 'scared clowns', 'frightened clowns', 'terrified clowns', 'fear clowns', 'fears clowns', 'scary clowns', 'worried clowns', 'nervous clowns', 'petrified clowns', 'afraid masks', 'scared masks', 'frightened masks', 'terrified masks', 'fear masks', 'fears masks', 'scary masks', 'worried masks', 'nervous masks', 'petrified masks', 'afraid mask', 'scared mask', 'frightened mask', 'terrified mask', 'fear mask', 'fears mask', 'scary mask', 'worried mask', 'nervous mask', 'petrified mask', 'afraid costume', 'scared costume', 'frightened costume', 'terrified costume', 'fear costume', 'fears costume', 'scary costume', 'worried costume', 'nervous costume', 'petrified costume', 'afraid costumes', 'scared costumes', 'frightened costumes', 'terrified costumes', 'fear costumes', 'fears costumes', 'scary costumes', 'worried costumes', 'nervous costumes', 'petrified costumes', 'afraid mascot', 'scared mascot', 'frightened mascot', 'terrified mascot', 'fear mascot', 'fears mascot', 'scary mascot', 'worried mascot', 'nervous mascot', 'petrified mascot', 'afraid mascots', 'scared mascots', 'frightened mascots', 'terrified mascots', 'fear mascots', 'fears mascots', 'scary mascots', 'worried mascots', 'nervous mascots', 'petrified mascots', 'afraid dressed up', 'scared dressed up', 'frightened dressed up', 'terrified dressed up', 'fear dressed up', 'fears dressed up', 'scary dressed up', 'worried dressed up', 'nervous dressed up', 'petrified dressed up', 'afraid face paint', 'scared face paint', 'frightened face paint', 'terrified face paint', 'fear face paint', 'fears face paint', 'scary face paint', 'worried face paint', 'nervous face paint', 'petrified face paint', 'afraid people dressed', 'scared people dressed', 'frightened people dressed', 'terrified people dressed', 'fear people dressed', 'fears people dressed', 'scary people dressed', 'worried people dressed', 'nervous people dressed', 'petrified people dressed', 'afraid clows', 'scared clows', 'frightened clows', 'terrified clows', 'fear clows', 'fears clows', 'scary clows', 'worried clows', 'nervous clows', 'petrified clows', 'afraid costums', 'scared costums', 'frightened costums', 'terrified costums', 'fear costums', 'fears costums', 'scary costums', 'worried costums', 'nervous costums', 'petrified costums', 'afraid circus clown', 'scared circus clown', 'frightened circus clown', 'terrified circus clown', 'fear circus clown', 'fears circus clown', 'scary circus clown', 'worried circus clown', 'nervous circus clown', 'petrified circus clown'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'hates', 'clown', 'clowns', 'mask', 'masks', 'costume', 'costumes', 'mascot', 'mascots', 'people', 'person', 'man', 'somebody', 'someone', 'dressed', 'up', 'big', 'head', 'heads', 'face', 'faces', 'circus', 'party', 'fair', 'birthday', 'shop', 'supermarket', 'character', 'characters', 'face', 'paint', 'painted', 'wig', 'nose', 'cries', 'cry', 'cried', 'hides', 'hid', 'behind', 'go', 'near', 'in', 'really', 'very', 'still', 'all', 'because', 'when', 'screams', 'screamed', 'wearing', 'wear', 'wears', 'see', 'sees', 'saw', 'giant', 'funny', 'hug', 'wave'],
  except: ['follows', 'followed', ...NOT_WELL, 'halloween', 'carnival', 'santa', 'father', 'christmas', 'who', 'cat', 'dog', 'spiderman', 'bunny', 'oxygen', 'hospital', 'film', 'movie', 'killer', 'dark', 'dragon', 'monster', 'dentist', 'doctor', 'fish', 'clownfish', 'robber', 'robbers', 'ghost', 'witch'],
  moods: ['afraid', 'first', 'learning'],
  company: ['clown', 'windmill', 'fountain', 'windmills', 'bench'],
  out: true,
  about: 'The hero wants a paper windmill, but the one who gives them away is in a clown’s costume with a head that always grins, until the hero begins to look from the shoes up.',
  titles: ['Begin at the Shoes', 'The Grin on the Outside', 'A Windmill From the Clown', '{H} Asks Who Is in There', 'Its Lace Was Undone'],
  want: [
    {
      id: 'the-windmill',
      A: 'partner',
      paragraphs: [
        'Outside the toy shop they were giving away paper windmills. {H} wanted a blue one. But it was a clown who was holding them.',
        'It had a costume with buttons like saucers, and over its head a huge hard mask. The mask grinned at {H}, and at the dustbin. {H} went behind the fountain. “It’s laughing the whole time,” said {H}, “and nothing’s funny.”'
      ]
    }
  ],
  way: [
    {
      id: 'like-the-mask',
      A: 'partner',
      paragraphs: [
        '“A mask’s nothing,” said {A}. “I’ll show you.” {A} drew a grin on a paper bag, made two holes, and put it on. “See? It’s me,” said the bag, and went on grinning.',
        '{H} knew quite well who it was, and took a step back all the same. “Take it off,” said {H}. {A} came out again. “I couldn’t see what you were doing in there,” said {H}. “You might have been cross, or nobody.”'
      ]
    },
    {
      id: 'fetch-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} offered to go alone and fetch a windmill from the clown. {H} looked at that from behind the fountain. The clown bent down to {A}, and its grin came very close. {A} was given a green one. “I wanted blue,” said {H}.',
        '“You didn’t say that to it,” said {A}. {H} hadn’t said anything to it. {H} did not know which part of it to say it to. It had two ears, but they were only painted on.'
      ]
    },
    {
      id: 'eyes-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it look out?” asked {H}. The clown’s eyes were as big as plates, and there was nobody in them. They looked a bit past everything. {A} tried to find the place with one hand over the brow. “Through the mouth, I think,” said {A}.',
        'There was a black net in there, behind the teeth. “It looks out of its mouth,” said {H}, “and it talks out of nowhere.” You could not be expected to shake hands with a thing like that.'
      ]
    },
    {
      id: 'the-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And if it had only the nose?” asked {A}. {A} held a red bottle top to the tip of {A}’s own. {H} looked at that, and it was {A} with something on. “That’s all right,” said {H}. “And with a wig?” {A} laid a scarf on top. That was all right as well.',
        '“And now?” {A} pulled the scarf down to the chin. “No,” said {H} at once. So it could be worked out exactly. A clown was all right as far as the eyebrows.'
      ]
    },
    {
      id: 'the-mouth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried to grin as long as the clown did. {A} counted. At ten the grin pulled at {H}’s ears. At twenty {H}’s cheeks began to shake, and at twenty-six the grin fell off by itself. “It can’t be done,” said {H}, and rubbed the place.',
        '“Faces get tired,” said {A}. “That one doesn’t.” That was just it. A face that is never tired, said {H}, has got nobody at home.'
      ]
    },
    {
      id: 'the-dustbin',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The clown turned round, and bumped into the dustbin. It made a small bow to it. Then it held out a windmill to the dustbin, and waited. “It’s given one to the bin,” said {H}.',
        '“It can’t see sideways,” said {A}. They watched it feel along the rim with one big glove. It took the windmill back again. It was hard to be afraid during that bit. But then the head turned this way, and it grinned about it.'
      ]
    },
    {
      id: 'a-small-boy',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man came along with a small boy on his arm. “Look, a clown!” he called. The boy looked. He put his face into the man’s collar, and held on with everything he had. “He’s usually so cheerful,” said the man.',
        '“You have to ask him first,” said {H}, from behind the fountain. The boy peeped out with one eye. It was the first person all day who had said something sensible.'
      ]
    },
    {
      id: 'others-in-costume',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I was a sausage once,” said {A}. “For a butcher. I gave away little flags.” {H} had not known that. “What was it like inside?” “Warm, and it itched,” said {A}. “Somebody small ran away from me, and I called that I was nice. But you don’t believe that of a sausage.”',
        '{H} thought it over. “You should have shown a hand,” said {H}. “A sausage hasn’t got any,” said {A}.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried how near it could be. From the fountain you only got a funny feeling in your tummy. At the first lamp post it was in your arms as well. At the second one your feet turned round by themselves. {A} put a leaf down there.',
        '“That’s how far you can go today,” said {A}. It was further than {H} had thought. “The feet don’t like its head,” said {H}. “They’ve got nothing against the windmills.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked at the clown’s head once, and was done with it. There was no smell of anybody at that end. {A} looked further down for the rest. Down there it was somebody who had walked through grass.',
        '“Do you know who that is?” asked {H}. {A} did not say. But {A} was looking at the clown as you look at people, and at the lower half only.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My father shaved off his beard once,” said {S}. “He came out of the bathroom, and I roared till the neighbours knocked. There was a strange man with my father’s voice.” “What did he do?” asked {A}.',
        '“He went back in, and talked to me through the door. He talked until I believed it.” {S} stroked {S}’s own chin. “And then I was allowed to feel it. It was like a peach, and it was him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’d pull its head off,” said {S}, “and see.” “You mustn’t,” said {A}. “You wouldn’t like it either.” {S} took hold of {S}’s own head, to find out. It was on quite firmly. “I’d ask first, of course,” said {S}.',
        '{S} went three steps towards the clown. The clown turned, and spread out both arms. {S} was behind the fountain again, on the other side of {A}. “I’ll ask it later,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{H} held both hands in front of {H}’s face. “Gone,” said {H}, and opened them. “There!” {A} squealed with joy, and wanted it again. So a face could go away, and {A} did not mind. But it had to come back.',
        '{H} looked over at the clown. That one had been gone for an hour. Nobody had said “there” yet. “It’s the longest one I’ve ever seen,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“With me it’s those people in the street who are silver all over,” said {A}. “They don’t move, and then they do.” {H} knew those. {H} had once put a coin in for one. “You only have to look at their tummy,” said {H}. “It goes in and out.”',
        '{A} had never looked there. {A} had always looked at the silver face. They both thought about that for a moment, behind the fountain. It had been quite good advice.'
      ]
    },
    {
      id: 'its-shoes',
      A: 'partner',
      paragraphs: [
        '{A} crouched down beside {H}. “The head’s only put on top,” said {A}. “Begin at the other end.” From down there {H} saw no head at all. {H} saw two trainers, under the wide trousers.',
        'One of the green laces was undone. A foot came up, and rubbed the other leg. “It itches,” said {H}. “There’s somebody in there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'your-lace',
      A: 'partner',
      paragraphs: [
        '{H} went as far as the bench, with {A}, and spoke to the trainers. “Your lace is undone,” said {H}. “Is it?” said a voice. “I can’t see my feet in this.” “Who’s in there?” asked {H}. “Could you take it off?”',
        'The clown sat down, and lifted off the big head. Underneath there was a woman with a red, wet face. “I’m Bea,” she said, and drank a whole bottle of water. “You’re the first who’s asked.”'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The clown’s head lay on the bench, face down. From behind you could look into it. It was grey in there, with a strap for the chin and a bit of sponge. It smelled of peppermint. “From the inside it isn’t laughing,” said {H}.',
        '“From the inside it’s a bucket,” said Bea. {H} was allowed to knock on it. It sounded like one too. {A} knocked as well, and they listened. Nobody said come in.'
      ]
    },
    {
      id: 'which-face',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“What sort of face do you make in there?” {H} asked Bea. Bea thought about it. “This one, mostly,” said Bea, and let it hang, like a coat. “And when a bus goes by, this. And when you told me about the lace, I did that.” It was a real one, and a bit crooked.',
        '“I’d like to have seen that one,” said {H}. So Bea did it again. It was much better than the big one, and it was over sooner.'
      ]
    },
    {
      id: 'put-on-again',
      A: 'partner',
      paragraphs: [
        'Then Bea had to put the head on again. “I’ll watch,” said {H}. “But do it slowly, and say who you are.” The big head came down over the hair, and over the eyes. “Still Bea,” said the clown. “Still Bea.”',
        'It was not a nice head even now. {H} looked at the green laces, and held out one hand. “A blue one, please, Bea,” said {H}, “and no hugging.” The windmill whirred. Then {H} took the paper bag, and wrote across its brow who was in it. “For next time,” said {H} to {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed on this side of the fountain as well.',
      '{names} listened to the whirring, from a good way off.',
      { text: '{names} counted the windmills, and there were four blue ones.', needs: ['hands'] },
      { text: '{names} held a finger in the fountain, and looked elsewhere.', needs: ['hands'] }
    ],
    way: [
      '{names} did not know the paper bag.',
      '{names} kept an eye on the big head, over the rim.',
      { text: '{names} smoothed down some hair, where the bag had been.', needs: ['hands'] },
      { text: '{names} held the pen for the grin.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the trainers, from in front.',
      '{names} came out from behind the fountain, a little at a time.',
      { text: '{names} waved to Bea, and a glove waved back.', needs: ['hands'] },
      { text: '{names} blew on the windmill, and it went round.', needs: ['hands'] }
    ]
  },
  bed: [
    'They stuck the windmill in a bottle at the window. The paper bag was folded up, with its grin inside.',
    'Then {H} washed {H}’s face and looked in the mirror. It was a tired one, and there was somebody at home.'
  ],
  last: [
    'The windmill stood still, and the only face that {H} had on was asleep.',
    'Somewhere a big head lay in a cupboard with nobody in it, and {H} was asleep.'
  ]
})
