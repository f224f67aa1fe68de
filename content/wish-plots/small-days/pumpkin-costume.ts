import { wishPlot } from '../wish-plot.ts'

export const pumpkinCostume = wishPlot({
  id: 'wish-pumpkin-costume',
  themes: ['halloween'],
  only: ['costume', 'costumes', 'outfit', 'suit', 'dressed', 'dressing', 'dresses', 'dress', 'stuck', 'fit', 'fits', 'big', 'wide'],
  wishes: ['pumpkin costume', 'pumpkin costumes', 'pumpkin outfit', 'pumpkin suit', 'pumpkin dressing up', 'pumpkin dress up', 'pumpkin fancy dress', 'dressed as pumpkin', 'dressed as a pumpkin', 'dressed up as a pumpkin', 'dressing up as a pumpkin', 'dresses up as pumpkin', 'costume too big', 'costume too big door', 'costume too wide', 'costume too wide door', 'costume too fat door', 'costume too large', 'costume door', 'costume stuck door', 'stuck in the door costume', 'costume doesn’t fit door', 'costume didn’t fit door', 'costume won’t fit door', 'costume wouldn’t fit door', 'costume not fit door', 'costume through door', 'costume couldn’t get through', 'costume can’t get through', 'costume can’t get out', 'halloween costume too big', 'halloween costume door', 'halloween costume stuck', 'halloween pumpkin costume', 'pumpkin too big door', 'pumpkin stuck door', 'pumpkin doesn’t fit through door', 'dressing up too big for door', 'costume can’t sit down'],
  answers: ['pumpkin', 'pumpkins', 'costume', 'costumes', 'outfit', 'suit', 'dressing', 'dressed', 'dress', 'dresses', 'fancy', 'up', 'as', 'going', 'goes', 'go', 'being', 'be', 'wants', 'want', 'wanted', 'halloween', 'hallowe’en', 'sweets', 'candy', 'too', 'big', 'huge', 'giant', 'wide', 'large', 'round', 'orange', 'homemade', 'made', 'make', 'makes', 'making', 'door', 'doors', 'doorway', 'front', 'stuck', 'fit', 'fits', 'doesn’t', 'didn’t', 'won’t', 'wouldn’t', 'couldn’t', 'can’t', 'not', 'get', 'gets', 'through', 'out', 'in', 'into', 'outside', 'step', 'street', 'neighbours', 'neighbors', 'school', 'nursery', 'night', 'evening', 'tonight', 'tomorrow', 'my', 'her', 'his', 'our', 'the', 'with', 'so', 'that', 'was', 'is', 'has', 'for', 'sit', 'down', 'everyone', 'came', 'come', 'comes', 'funny', 'carry'],
  except: ['scared', 'afraid', 'scary', 'ghost', 'witch', 'skeleton', 'zombie', 'vampire', 'carved', 'carving', 'lantern', 'candle', 'fire', 'pie', 'soup', 'cinderella', 'coach', 'carriage', 'mice', 'seed', 'grow', 'grows', 'growing', 'patch', 'farm', 'dinosaur', 'unicorn', 'princess', 'robot', 'superhero', 'sheep', 'nativity', 'book', 'dog', 'cat', 'itchy', 'scratchy', 'hates', 'forgot', 'lost', 'carve', 'carves', 'party', 'trick', 'torn', 'teased', 'laughed', 'grandpa', 'died', 'hospital', 'wedding', 'christmas', 'santa', 'spice', 'rolling', 'elsa'],
  moods: ['first', 'waiting', 'proud', 'change'],
  company: ['pumpkin', 'hoop', 'hoops', 'door', 'step', 'street', 'neighbour', 'neighbours', 'sheet', 'bees', 'field', 'nuts', 'lamp', 'broom', 'stool', 'bell', 'stalk', 'hall', 'nut'],
  about: 'The pumpkin costume was put together outside and fits through no door, until it is remembered that a pumpkin never goes anywhere, and so the street comes to it.',
  titles: ['Too Big for Every Door', 'The Pumpkin Stayed Where It Was', '{H} with Three Hoops', 'Nobody Visits like a Pumpkin', 'Ping, Said the Nut'],
  want: [
    {
      id: 'three-hoops',
      A: 'partner',
      paragraphs: [
        '{H} was going as a pumpkin. The costume was three big hoops and an orange sheet, tied at the top like a sack. {A} had put it together out on the step, because there was more room. Only {H}’s head looked out, with a green sock on it for a stalk.',
        '{H} wanted to go in at every door as far as the corner. “First I’ll go and see our kitchen,” said {H}. The front of the pumpkin went in. The rest did not.'
      ]
    }
  ],
  way: [
    {
      id: 'the-door-holds',
      A: 'partner',
      paragraphs: [
        '{A} pushed, and the pumpkin grew thin and long. Then the hoops sprang round again, and {H} stood on the step as before. “Sideways,” said {A}. But a pumpkin has no side.',
        'They asked at the neighbour’s. That door was the same as theirs, only blue. “I’m too big for every door,” said {H}. From the inside it sounded rather hollow.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H}’s nose itched, and that was bad. {H}’s arms were in the pumpkin, and the nose was out. “You’ll have to do it,” said {H}. {A} scratched. “Higher. Now to the left. That’s too much.”',
        'It is not easy to scratch a nose that you can’t feel. {A} went on until it was right, and then a little longer, to have some put by. “What if it’s the knee next?” asked {A}. “I’ve got that in here with me,” said {H}.'
      ]
    },
    {
      id: 'where-are-my-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A pumpkin can’t see where it is going. {H} looked down, and there was orange, all round, like a table. “Have I still got feet?” asked {H}. {A} bent down and lifted the hem. There were two, side by side, and one had the wrong shoe.',
        '“They’re asking what it’s like up there,” said {A}. “Tell them it’s roomy,” said {H}. {A} told them, and let the hem down again.'
      ]
    },
    {
      id: 'with-a-broom',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll measure it,” said {A}, and fetched a broom. The door was not quite as wide as the broom was long. The pumpkin was one broom and a bit more. {A} marked the bit with a thumb. “It’s only this much,” said {A}.',
        '“Then take this much off the door,” said {H}. They looked at the door. It had no bit that it did not need.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted at least to ring the bell. {H} walked up to it, and the pumpkin got there first. It leaned on the wall, and {H}’s nose was still a whole arm away from the button. And the arm was inside.',
        '{H} rang with the stalk. It bent. “I could do it for you,” said {A}, and pressed. The bell rang in their own hall. Then {A} went in and opened. “Yes?” said {A}. “It’s me,” said {H}. “Do come in,” said {A}. They were no further than before.'
      ]
    },
    {
      id: 'turned-by-the-wind',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A bit of wind came round the corner and got under the sheet. The pumpkin turned. It turned quite slowly, and {H} had to walk along inside so as to go on facing front. “Where to?” asked {A}. “I don’t know,” said {H}. “It’s not me.”',
        'After half a turn they were looking at the wall. It was a good wall, with some moss. Then the wind changed its mind, and there was the street again.'
      ]
    },
    {
      id: 'room-for-two',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lifted the hem and came in. There was room for two, if both breathed by turns. It was orange in there, and warm, and it smelled of cupboard. “It’s nice,” said {A}. “Do you get any post?”',
        'From outside you saw a pumpkin with four feet, and it wanted to go in two directions. It came as far as the drainpipe. There it parted, and {A} was left over.'
      ]
    },
    {
      id: 'child-is-a-seed',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m a seed,” said {S}, and crept in under the hem. There is always room for one of those. {A} felt something sit down on {A}’s shoe. “What are you doing in there?” asked {A}. “Waiting,” said {S}. “Seeds do that.”',
        'It waited for about as long as a seed can that has not had supper. Then a hand came out, with the palm up. “I’ve come up,” said {S}.'
      ]
    },
    {
      id: 'pet-goes-in',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} looked at what {H} had become, all the way round. There was only the head to go by, and on that sat a sock. Then {A} found the hem, and looked in underneath. The feet were the right ones.',
        '{A} stayed there, half in and half out. “It’s checking me from below,” said {H}. It was very thorough. When it was done, {A} sat down before the pumpkin, so as to keep others off.'
      ]
    },
    {
      id: 'elder-knocks',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} walked once round the pumpkin, and knocked on it with a knuckle. “That’s how you can tell,” said {S}. “If it sounds hollow, it’s ripe.” There was not much to be heard through the sheet. “Knock knock,” said {A} from inside, in a deep voice.',
        '{S} listened with one ear to the orange. “It’s ripe,” said {S}, “but there’s somebody in it already.”'
      ]
    },
    {
      id: 'the-blue-door-opens',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the step. Now it was a lower, broader pumpkin, and did not look as if it would go anywhere.',
        'The blue door opened a crack, and a head looked out. Above it a window went up. {A} noticed that. “Have you ever seen a pumpkin walk?” asked {A} slowly. “It lies in its field all summer. It can’t go to the bees, so it has a big yellow flower, and the bees come.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-bees',
      A: 'partner',
      paragraphs: [
        '“Then I’m not stuck,” said {H}. “I’m growing here.” {A} hung the yellow lamp over the door, for a flower. And they came. First came the neighbour from the blue door, with a stool. Then came two pirates with soup in a flask, and a king.',
        'Each of them walked round it once, and stayed. Soon half the street was there, and {H} did not have to get up for anybody.'
      ]
    },
    {
      id: 'how-many-seeds',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How many seeds has a pumpkin got?” asked {H}. “Hundreds,” said {A}. “Five hundred in a big one.” {H} had two nuts and a plum stone so far. They lay somewhere about the feet.',
        '“And if each of them grew?” {A} looked up and down the step. There would be no getting to the bins. “People would have to come and go by the windows,” said {A}. “They’re thinner, those,” said {H}. “But not the windows.”'
      ]
    },
    {
      id: 'what-do-you-do',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And what does a pumpkin do all evening?” asked {A}, and sat down beside it. “It gets heavier,” said {H}. They did that for a while. You could not see it, but it was going on.',
        '“How do you know when you’ve finished?” asked {A}. “You go orange,” said {H}, “and then somebody carries you.” {A} felt how heavy it was by now, and hoped that it would be a little longer.'
      ]
    },
    {
      id: 'ping',
      A: 'partner',
      paragraphs: [
        'What they had at home for whoever rang, they dropped in at the top, beside the stalk. A nut fell past {H}’s ear and hit the hoops. Ping, ping, ping. “It’s hollow,” said {H}. “They all are,” said {A}. “That’s where they keep things.”',
        'When the soup was gone, {A} lifted the sheet over {H}’s head. The three hoops fell flat, like a plate. {A} took it under one arm and went in at the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked all round the pumpkin, and found no end.',
      '{names} stood in the hall, where the rest of it should have come in.',
      { text: '{names} tied the string at the top in one more bow.', needs: ['hands'] },
      { text: '{names} pulled the sock straight, so that the stalk stood up.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed a little as well, from the softest place.',
      '{names} went in at the door, and out, and in, as if it were nothing.',
      { text: '{names} held the door as wide open as it would go.', needs: ['hands'] },
      { text: '{names} set a hoop right, where it had got bent.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down close to the pumpkin, in the light of the flower.',
      '{names} heard the nut go ping, and looked for it under the hem.',
      { text: '{names} handed the soup round, and kept some for the stalk.', needs: ['hands'] },
      { text: '{names} brought out two more chairs for the bees.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flower over the door was turned off. The pumpkin went behind the wardrobe, flat as a tray. On the step there was one nut, for whoever came late.',
    '{H} got through the bathroom door without touching it on either side. It felt very thin. {H} washed, and lay down, and pulled the blanket up all round to the stalk.'
  ],
  last: [
    '{H} was not going anywhere, and it got quiet, and {H} was asleep.',
    'Behind the wardrobe the pumpkin was as flat as a tray, and {H} was asleep.'
  ]
})
