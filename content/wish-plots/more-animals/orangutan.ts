import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const orangutan = wishPlot({
  id: 'wish-orangutan',
  wishes: ['orangutan', 'orangutans', 'orang utan', 'orang utans', 'orangutang', 'orangutangs', 'orang-utan', 'orang-utans', 'orangatang', 'orangatangs', 'orangatan', 'orangutan nest', 'orangutan bed', 'baby orangutan'],
  answers: ['mother', 'mum', 'mummy', 'teaching', 'teaches', 'build', 'her', 'learning', 'learns', 'nest', 'nests', 'bed', 'beds', 'sleep', 'sleeps', 'sleepy', 'leaf', 'leaves', 'tree', 'trees', 'jungle', 'rainforest', 'forest', 'orange', 'arms', 'long', 'hairy', 'big', 'gentle', 'clever', 'friendly', 'funny', 'baby', 'little', 'who', 'that', 'came', 'stay', 'visits', 'visit', 'stayed', 'night', 'our', 'house', 'makes', 'making', 'builds', 'building', 'every', 'umbrella', 'rain', 'friend', 'hug', 'hugs', 'red', 'makes', 'zoo', 'saw', 'bedtime', 'swinging', 'swings'],
  except: [...NOT_WELL, 'king', 'louie', 'palm', 'oil', 'librarian', 'banana', 'bananas', 'orphan', 'orphans', 'afraid', 'scared', 'monkey', 'monkeys', 'gorilla', 'chimp', 'elephant', 'sloth', 'swing'],
  company: ['orangutan', 'nest', 'bed'],
  about: 'An orangutan is to sleep in the bed that was made for it, and makes itself a new one out of everybody else’s, as it does every night.',
  titles: ['A Bed That Has Been Slept In', 'From the Middle', '{H} Builds a Nest', 'Somebody Else Made It', 'The Orangutan and the Corners'],
  want: [
    {
      id: 'the-corners',
      A: 'partner',
      paragraphs: [
        'An orangutan had come to stay for one night, and {H} had made its bed. It had a sheet, and four corners folded like envelopes. {H} wanted to see it sleep in there. The orangutan looked at it, and ran one long finger along a fold.',
        '“Very nice,” it said. “Whose is it?” “Yours,” said {H}. “But it’s finished,” said the orangutan. And it went to look round for some branches.'
      ]
    }
  ],
  way: [
    {
      id: 'softer',
      A: 'partner',
      paragraphs: [
        '“It isn’t soft enough,” said {A}, who was quite sure of that. They put another blanket on. They shook the pillow. The orangutan thanked them each time, and sat down beside it.',
        'Then it began. It pulled {A}’s quilt under itself, and sat in the middle. It took {H}’s blanket and bent that in over its knees. The bath towels came, and all the coats. Soon {H}’s bed was quite flat. “That’s ours!” said {A}. “It’s coming on,” said the orangutan.'
      ]
    },
    {
      id: 'which-branch',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It tried everything first. It pulled at the curtain and listened to it. It bent the broom, and the broom would not. “There’s no spring in that one,” it said. It shook hands with a coat sleeve for some time, and nodded, and took the coat.',
        '“Can’t you use the chair?” asked {A}. The orangutan looked at the chair. It had a straight back and four stiff legs. “Somebody’s already sat all the bend out of it,” it said, and stepped round it.'
      ]
    },
    {
      id: 'how-long-are-they',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The orangutan could reach everything from where it sat. Out went one arm, past the table and round the door. There was a rustle in the hall, and it came back with a scarf. {H} measured that arm with a ruler, and had to begin again three times.',
        '“If you stand up,” said {H}, “your hands are on the floor.” “That’s how I know where it is,” said the orangutan. {A} tried it too, and bent down with both hands flat. It was not so easy to drink tea like that.'
      ]
    },
    {
      id: 'leaf-on-the-head',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Outside it started to rain, and you could hear it on the window. The orangutan took a cabbage leaf from the kitchen and put it on its head. “It’s dry in here,” said {H}. “You never know,” said the orangutan, and gave out two more.',
        '{H} and {A} sat there with their leaves on. The leaves were cool, and rather heavy, and smelled of soup. It rained harder. Not one drop got through. “You see,” said the orangutan.'
      ]
    },
    {
      id: 'kiss-squeak',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When {A} took back one pillow, the orangutan pushed out its lips, a long way. There was a sound like a very big kiss. “It likes me,” said {A}. There was another one. “That isn’t a kiss,” said {H}. “It’s cross.”',
        '{A} put the pillow back, and it was quiet. They practised that, too. You suck in the air instead of letting it out. {H} got quite good at it. {A} did it at the washing-up.'
      ]
    },
    {
      id: 'a-new-one-every-night',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Don’t you ever sleep in the one from yesterday?” asked {A}. “It’s been slept in,” said the orangutan. It made a face like somebody who is offered a used handkerchief. “And it’s in yesterday’s tree. I’d have to go back.”',
        '{H} worked it out. “That’s three hundred and sixty-five beds in a year,” said {H}. “And one for the afternoon,” said the orangutan, “when it’s hot.” {A} looked at all that washing, and sat down.'
      ]
    },
    {
      id: 'four-hands',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The orangutan had four hands, if you counted the feet. With the first it held the quilt, and with the second it bent it. The third scratched. With the fourth it ate a pear. “I’d have to put something down,” said {A}.',
        '{H} sat on the floor and took a sock between the toes, and tried to fold it. It took both feet, and it still wasn’t folded when it was folded. “You’re out of practice,” said the orangutan, kindly, with a foot on {H}’s shoulder.'
      ]
    },
    {
      id: 'the-fruit-map',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Before it slept it called out, low and long, and the glasses hummed. “That’s where I’m going tomorrow,” it said. It had called towards the kitchen. “Then they know where to look, if they want me.” {H} and {A} looked as well. There was a bowl with three pears in it.',
        '{H} wanted to do that too. {H} turned towards the bakery, and took a breath. It came out more like a cow. “They’ll think that you’re going for milk,” said {A}.'
      ]
    },
    {
      id: 'a-big-face',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It had a face as round as a tray, and a beard, and two small brown eyes. It put that face right up to {H}, and looked for a long time. It smelled of pear. “So that’s you,” it said.',
        'Then it looked at {A} in the same way. {A} held still, and looked back, as nobody ever does, for quite as long. “Well?” asked {A}. “I’ll think about it,” said the orangutan, “over the next years.”'
      ]
    },
    {
      id: 'roof',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It had a tablecloth left over, and thought about that. “It’s the roof,” it said, and laid it across the top. It lifted one corner, looked at the ceiling, and let it down again. “It doesn’t rain in here,” {A} said once more. “That’s what I’m doing it for,” said the orangutan.',
        'They knocked on the tablecloth, to see who was in. “Who is it?” said the cloth. “It’s us. That’s for breakfast.” “Then come back at breakfast,” said the cloth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} saw what was being built there, and had always been in favour of it. {A} went round the heap once, and looked for the best place. Everything that {A} was never allowed on lay in it, all at the same time.',
        'The orangutan put out one long arm, and tucked {A} in on the left like moss. “{A} doesn’t bend,” said {H}. “{A} fills the draught,” said the orangutan. {A} did that, and went on doing it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve slept in a good many beds,” said {S}. “There was one with a hole in it, and one that came out of a cupboard. At my aunt’s there was one that went down at the head. You woke up with your feet in the air.” “Which was the best?” asked {A}.',
        '“Two chairs,” said {S}, “with a coat. It was at a wedding, and they were all dancing. I built that one myself.” The orangutan nodded slowly. It moved up, and made a place for {S} to sit.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a young orangutan now, and hung on to the big one from behind. “I don’t build yet,” said {S}. “I only watch. I’m allowed to, till I’m eight.” “You could hand me that cushion,” said {A}. “I’m watching,” said {S}.',
        '{S} watched with great care, and had a biscuit with it. Then {S} took one sock, and bent that, and sat on it. “Finished,” said {S}. The orangutan lifted {S} up to look underneath. “Very good sock,” it said.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The orangutan held out one finger, and {A} took it with a whole hand. Neither of them let go again. A young orangutan holds on like that for two years, so it knew how to sit.',
        'So it built with three hands, and {A} rode along. They went out for a towel and came back in. From the orange hair looked two round eyes, which had never been anywhere so good. “It’ll grow out of it,” said the orangutan, “in seven or eight years.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“I’m staying the night as well,” said {A}, “and I sleep in anything.” {A} lay down in the made bed at once, and folded both hands. It was as stiff as a letter. “I can’t get my feet in,” said {A}. “You did the corners too well.”',
        '{H} pulled on one side, and the orangutan on the other. {A} came out at the top. “It’s a lovely bed,” said {A}. “I think that you’re meant to look at it.”'
      ]
    },
    {
      id: 'who-made-it',
      A: 'partner',
      paragraphs: [
        '{A} had looked on for some time. “It’s no use making that bed softer,” said {A}. “It wants one that it’s made itself.” “Of course,” said the orangutan. “In somebody else’s I don’t know where I am.”',
        '“And what about us?” asked {H}. There was not one blanket left outside that nest. There were two cushions, and the washing.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-edge',
      A: 'partner',
      paragraphs: [
        'So {H} built too. {H} put the cushions round the outside, and the washing on top, and climbed in. It all fell over, and {H} sat on the floor with a trouser leg round one ear. “Start from the middle,” said {A}, who had been watching those long hands. “The orangutan sits down first. Then it bends everything in.”',
        '{H} sat down first. {H} pulled the trousers in under one knee, and a jumper behind, and turned round once. It held.'
      ]
    },
    {
      id: 'turning-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now press,” said the orangutan from its own nest. {H} pressed down with both fists, all round, like dough. A sleeve came up on the left. {H} bent it in. A sleeve came up on the right. “That’s always so,” said the orangutan. “You have to be quicker than it is.”',
        '{A} wanted to hand something in over the edge. “Don’t help,” said {H} and the orangutan together. {A} held both hands behind, and looked on. It was hard, with that one sock hanging out.'
      ]
    },
    {
      id: 'what-it-is-like-inside',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Inside it was round, and it fitted at the back. It smelled of soap, and on one side of coat. {H} could see out between a sock and a towel. There was the lamp, and a piece of the door. Nobody else had that view.',
        '“What’s it like?” asked {A}. {H} thought about it. “I know where I am,” said {H}. From the next nest came a long breath. The orangutan knew where it was as well.'
      ]
    },
    {
      id: 'the-last-bed',
      A: 'partner',
      paragraphs: [
        'Then there were two nests, with somebody in the middle of each. “And me?” asked {A}. There was nothing left over to bend. There was only that bed in the corner, with its sheet, and four corners like envelopes.',
        '{A} had to be posted into it from above, feet first. “Is it comfortable?” asked {H}. “It’s very well made,” said {A}, and could not move. “Whose is it?” asked the orangutan. “Mine,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} admired the corners, from nearby.',
      '{names} came in to look at somebody so orange.',
      { text: '{names} smoothed the sheet once more, though it was smooth.', needs: ['hands'] },
      { text: '{names} plumped the pillow from both sides.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the coats go by.',
      '{names} tried to stay on something before it was taken.',
      { text: '{names} held on to one towel, and lost it.', needs: ['hands'] },
      { text: '{names} looked in the hall for what was left, and it was a glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once, and that was a nest.',
      '{names} crept in where it was thick.',
      { text: '{names} bent a bath mat in under both knees.', needs: ['hands'] },
      { text: '{names} handed in a sock, to fill a hole.', needs: ['hands'] }
    ]
  },
  bed: [
    'Tomorrow the coats would go back to the hall, but not tonight. One sleeve still hung out, and {H} bent it in.',
    '{H} washed, and then sat down in the middle, and pulled everything in from all sides. It was a new bed, and it smelled of coats.'
  ],
  last: [
    'In the middle, where it was deepest, {H} was asleep.',
    'Nobody else had made that nest, and {H} was asleep in it.'
  ]
})
