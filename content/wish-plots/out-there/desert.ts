import { wishPlot } from '../wish-plot.ts'

export const desert = wishPlot({
  id: 'wish-desert',
  beginsElsewhere: true,
  wishes: ['desert', 'deserts', 'the desert', 'in the desert', 'desert at night', 'sand dune', 'sand dunes', 'dunes', 'sahara', 'desert trip', 'desert animals', 'desert sand', 'thar desert'],
  answers: ['sand', 'dunes', 'dune', 'hot', 'dry', 'sun', 'night', 'stars', 'animals', 'tracks', 'footprints', 'beetle', 'fox', 'lizard', 'nothing', 'empty', 'big', 'huge', 'trip', 'holiday', 'visiting', 'walk', 'camping', 'quiet', 'living', 'live', 'lives', 'who', 'what'],
  except: ['lost', 'thirsty', 'stranded', 'alone', 'snake', 'snakes', 'scorpion', 'scorpions', 'camel', 'camels', 'meerkat', 'meerkats', 'cactus', 'pyramid', 'pyramids', 'egypt', 'mummy', 'treasure', 'island', 'war', 'storm', 'sandstorm', 'oasis', 'cowboy', 'pudding', 'ice', 'cake', 'sweet', 'died', 'car', 'broke', 'genie', 'aladdin', 'dinosaur', 'rain'],
  fed: true,
  moods: ['first', 'learning', 'waiting'],
  company: ['desert', 'car', 'broom', 'beetle', 'fox'],
  out: true,
  about: 'The hero wants to see nothing at all, and in the desert there is always something, so they sweep a square of it.',
  titles: ['A Square of Nothing', 'In the Desert There Is Nothing', '{H} Sweeps the Desert', 'They Are All in Bed', 'Who Walked Across Nothing'],
  want: [
    {
      id: 'nothing-at-all',
      A: 'partner',
      paragraphs: [
        '“In the desert there’s nothing,” {A} had said. {H} had never seen nothing, and wanted to. So they had come in the car, to where the road ends. There was yellow sand, as far as the sky. By the wheel stood a thorn bush.',
        '“That’s something,” said {H}. “Further on,” said {A}. “It starts further on.”'
      ]
    }
  ],
  way: [
    {
      id: 'further-on',
      A: 'partner',
      paragraphs: [
        'They went on, over one hump, so that you could still see the car. There lay a white stone. Behind the stone was a beetle, and it walked off on tiptoe, as the sand was hot. “And that’s two things,” said {H}.',
        'Then {A} fetched a broom from the car. They swept a square, as big as a bed, till it was quite smooth. “That’s nothing,” said {A}. {H} looked at it for a long while. It was very good.'
      ]
    },
    {
      id: 'hot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was so hot that the air shook. The far humps stood on nothing, and swam a bit. “There!” said {A}. “Under that one. There’s a gap.” {H} looked at it, with both hands round the eyes. Between the hump and the ground there was really nothing at all.',
        'They drank from the bottle, and the water was as warm as tea. When they looked again, the hump had sat down. “It only did that while we weren’t thirsty,” said {A}. That wasn’t it, but nobody knew any better.'
      ]
    },
    {
      id: 'quiet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“But you can hear nothing,” said {A}. They stood still, and {H} listened to it. At first it was really there. Then something thumped. “That’s a drum,” said {H}. “That’s you,” said {A}. “That’s your heart.”',
        '{H} listened more closely. There was breathing, too, and a tummy that said something about lunch. And a bit further off there was the same again, from {A}. You’d have had to leave yourself at home.'
      ]
    },
    {
      id: 'names-of-colours',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was all yellow, {A} had said. But it wasn’t. In front of them it was like toast, and behind that like a lion. Where the wind had been, it had lines, as on a finger. {H} laid a finger beside them. They were the same lines, only longer.',
        '“Then it’s somebody’s thumb,” said {A}. They looked along the thumb. It went up to the sky, where it was pink, and someone had left it lying there.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was also {H}’s shadow, and it came with them wherever they went. “You’ll have to get rid of that,” said {A}. “It’s something.” {H} hopped, and it got thin at the feet for a moment. But it was waiting down there.',
        '{A} said that you shouldn’t count your own. It was like the hat. {H} was of another opinion. The shadow had a hat on as well, and so that made two hats.'
      ]
    },
    {
      id: 'thorn-bush',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They took a look at the thorn bush, since it was there. It had more thorns than leaves. On one thorn there sat a snail, stuck fast, as white as chalk. “It’s asleep,” said {A}. “They can sleep for years, until it rains.”',
        '“Years?” asked {H}. {H} bent down to its small closed door. Somebody in there had pulled up the blanket, with the whole desert outside. “Then we’ll be quiet,” whispered {H}, and they walked away on the sides of their shoes.'
      ]
    },
    {
      id: 'big-sky',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Look up, then,” said {A}. “Up there it’s empty.” {H} lay down on the towel. It was blue, and blue, and blue behind it. For quite a time it was the best nothing that they’d had. Then {H} saw small clear worms, which swam from the left to the right.',
        '“Those are in your eye,” said {A}. When you looked at them, they moved away. “I can’t help it,” said {H}. “There’s always somebody in front of it.”'
      ]
    },
    {
      id: 'how-it-gets-here',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There was a tin, half in the sand, with all its colour gone. {A} picked it up, to take it home. Underneath lived a lizard, as thin as a pencil. It ran round twice, and then into the next thing. That was {A}’s shoe.',
        '“I put that down a minute ago,” said {A}, on one leg. “It was free,” said {H}. They moved the tin over to it, a bit at a time, until it changed. The tin had to stay.'
      ]
    },
    {
      id: 'a-picture-of-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to have a photograph of the nothing. {A} held the camera over the square, and looked through. “There’s somebody’s toe in it,” said {A}. They leaned over from the other side, and there it was the tip of the broom.',
        'At last they had it. It was quite empty, from edge to edge. {H} looked at the picture. “You can’t tell that it’s nothing,” said {H}. “It might be a wall.” So {A} wrote it on the back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came over the hump to see what everybody was looking at. {A} walked across the nothing, in a straight line, and sat down in the middle. There were four feet on it now, and a tail.',
        '“Out,” said {H}. {A} went, and it was swept again, from the far end. {A} looked back at it, from behind the broom. There must have been something very good in there, or they would not have closed it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My uncle came to the desert with a cello,” said {S}. “He wanted to practise where there wasn’t anyone. He unpacked it, and tuned it, and shut both eyes. And he played.” “And then?” asked {A}.',
        '“When he opened them, there were eleven goats there,” said {S}, “and a boy. Where had they come from? You could see for miles. The boy wanted it once more, from the start.” {S} laughed. “One goat had gone. It didn’t care for slow things.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had found nothing too, and kept it in a fist. “Show me,” said {A}. {S} opened two fingers, and {A} looked in. It was dark in there, and there were some grains on the thumb. “That’s something,” said {A}.',
        '{S} blew off the grains, and shut the fist. “Now it’s only nothing,” said {S}, and carried it to the car. In the car it was put in a pocket. The button was done up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat under the umbrella, with white cream on the nose. {A} had a whole desert, and lifted up one handful. It ran out at the bottom. {A} held the empty hand out to {H}, to show what was in it.',
        '“Nothing!” said {H}. It was the first that anybody had found all day. {A} looked into it as well, and was proud. Then {A} made some more.'
      ]
    },
    {
      id: 'a-track',
      A: 'partner',
      paragraphs: [
        'They had their supper in the shade of the car. When {H} came back, there was a line across the nothing. It had dots on both sides, like a zip. “Who was that?” cried {H}. There was nobody, up to the sky. They swept it once more.',
        '{A} knelt down, and put a palm on the ground. “It’s hot up here,” said {A}, “and down there it’s cool. It isn’t that there’s nobody. They’re all in bed. They get up when it’s dark.”'
      ]
    }
  ],
  turn: [
    {
      id: 'they-get-up',
      A: 'partner',
      paragraphs: [
        'The sun went down. They sat on a blanket beside the square, and {A} held the torch, which was off. Something scratched. Something hopped. Something went over the smooth sand like a pencil. “Now?” whispered {H}. “Not yet,” whispered {A}.',
        'Then came soft, quick feet, and they stopped. {A} put on the torch, behind two fingers. In the middle of the nothing stood a small fox, with ears like two sails. It seemed to ask what they were doing up.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 13,
      paragraphs: [
        'You could hear them get up. Under the bush someone yawned, very high. A pebble was pushed aside, like a lid. Then there was a bit of scraping, as with teeth. “It’s their morning,” whispered {A}. “They’re having a wash.”',
        '{H} yawned as well. It was strange to be so tired at somebody’s breakfast. “Good morning,” {H} said into the dark, very quietly. It stopped, all round. Then it went on scraping.'
      ]
    },
    {
      id: 'so-many-stars',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When they looked up, it had got full up there, too. Where there’d been nothing but blue, there was now star upon star, right down to the sand. Between them there were smaller ones, and then some that were only dust.',
        '“They were in bed as well,” said {H}. {A} said that they had been there the whole day, only it had been too bright. “That’s what I mean,” said {H}.'
      ]
    },
    {
      id: 'full-up',
      A: 'partner',
      paragraphs: [
        'When the fox had gone, they shone the torch low across the square. It was full, from edge to edge. There was the zip again. There were two long feet side by side, and a gap, and two long feet. There was a row of small round paws. They had gone to the middle, and turned.',
        '“So much for nothing,” said {A}. {H} pressed one hand into the last smooth corner. Now they were all on it. {A} took up the broom. “Shall I sweep?” asked {A}. “No,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked all the way round, and it took some time.',
      '{names} smelled at the thorn bush, from a little way off.',
      { text: '{names} held on to a hat, although there was no wind.', needs: ['hands'] },
      { text: '{names} shook the first sand out of a shoe.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the square, and not across.',
      '{names} looked at the nothing for as long as there was any.',
      { text: '{names} smoothed down one corner, with the flat of the hand.', needs: ['hands'] },
      { text: '{names} carried the water bottle, and passed it round.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as the car.',
      '{names} had both ears up, like the fox.',
      { text: '{names} put a finger to the lips, and nobody had said anything.', needs: ['hands'] },
      { text: '{names} held up the blanket round two shoulders.', needs: ['hands'] }
    ]
  },
  bed: [
    'They drove home in the dark, with the window open a crack. A bit of desert was shaken out of the shoes, in front of the door.',
    '{H} washed, and there was a white line where the hat had been. The sheet was quite smooth, up to then.'
  ],
  last: [
    'Across the square the small paws went once more, and {H} was asleep.',
    'The fox had just got up, and {H} was asleep.'
  ]
})
