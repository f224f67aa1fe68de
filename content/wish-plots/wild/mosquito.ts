import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const mosquito = wishPlot({
  id: 'wish-mosquito',
  wishes: ['mosquito', 'mosquitoes', 'mosquitos', 'moskito', 'moskitos', 'mosqito', 'mosquitto', 'musquito', 'mozzie', 'mozzies', 'mossie', 'mossies', 'mozzy', 'mosquito mosquitoes', 'mosquito bedroom', 'mosquito night', 'mosquito buzzing', 'mosquito room'],
  answers: ['buzzing', 'buzz', 'buzzes', 'humming', 'hum', 'hums', 'whine', 'whining', 'noise', 'noisy', 'ear', 'night', 'bedroom', 'room', 'bed', 'sleep', 'sleeps', 'sleepy', 'awake', 'never', 'keeps', 'feet', 'toes', 'socks', 'smelly', 'light', 'dark', 'annoying', 'tiny', 'little', 'hungry', 'grumpy', 'funny', 'friendly', 'who', 'that', 'summer', 'holiday', 'tent', 'camping', 'there', 'our', 'find', 'wall'],
  except: [...NOT_WELL, 'net', 'nets', 'bite', 'bites', 'bit', 'itchy', 'itch', 'itching', 'scratch', 'malaria', 'dengue', 'zika', 'fever', 'allergic', 'allergy', 'afraid', 'scared', 'spray', 'coil', 'killed', 'killing', 'kill', 'swat', 'swatted', 'slap', 'bat', 'bats', 'frog', 'spider', 'dragonfly', 'vampire', 'blood', 'river', 'lake', 'hurts', 'hospital', 'coast'],
  company: ['mosquito', 'blanket', 'socks', 'light', 'picture'],
  partnerPlays: true,
  about: 'There is a hum in the dark and nothing in the light, and the blanket is too short for both ends, until the hero learns what it is that a mosquito comes for.',
  titles: ['They Are Asleep', 'Eeeeee', '{H} Puts Out the Feet', 'Like a Picture on the Wall', 'It Is Only Wings'],
  want: [
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        'The curtain was drawn, so it was night. {H} lay on the sofa under a blanket. {A} was a mosquito. “Eeeeee,” it went, close to {H}’s ear. {H} put on the light. There was nothing. There was only {A}, flat against the wall, like a picture.',
        '“I’d like to go to sleep,” said {H}. “Please do,” said the picture. Out went the light. “Eeeeee.” On went the light, and the picture was on the other wall. {H} wanted just one night with nothing in it.'
      ]
    }
  ],
  way: [
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        'So {H} pulled the blanket over both ears. “Pik,” said the mosquito, and there was a finger on {H}’s big toe. The blanket was too short. If it was over the head, it was off the feet.',
        '{H} drew the feet up. Then there was a gap at the side. “Pik.” “If only you wouldn’t hum,” said {H}. “I don’t,” said the picture. “That’s my wings. I’d much rather come quietly.”'
      ]
    },
    {
      id: 'six-hundred',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Can’t you do it more slowly?” asked {H}. “Then I’d be a moth,” said the mosquito. It beats its wings five or six hundred times in a second, and that’s what makes the eeee. {A} tried it slower, with both elbows. “Oooooo,” it went, and at once it sank down on the rug.',
        '{H} tried it fast. There were four beats in the time that it takes to say four. “And then you’d have to do a hundred more,” said the mosquito kindly, “before you’d said it.”'
      ]
    },
    {
      id: 'with-a-torch',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} went to look for it, with a torch. It was not on the ceiling. It was not on the lamp. There was a dark spot by the door, and {H} went up close. “Are you a mosquito?” asked {H}. “I’m a nail,” said the spot. {H} hung a sock on it. It bent.',
        '“There’s nothing here,” said {H}, and went back, and lay down, and the torch went out. “Eeeeee.” “I thought you were a nail!” called {H}. “Not at night,” it said.'
      ]
    },
    {
      id: 'inside-the-net',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} had an idea, and hung the tablecloth over the sofa, from the back to the floor. That was the net. It was tucked in all round. Inside it was like a tent, with a bit of light from above. “Now nobody can get in,” said {H}, and lay down. It was very snug.',
        '“No,” said {A}, right beside {H}’s ear. “It’s really well made.” It had been in there since before the tucking. It had the net to itself, and {H} to itself, and no other mosquito could come near.'
      ]
    },
    {
      id: 'in-the-wind',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A mosquito can’t fly against a wind. It’s too light. {H} fanned with a picture book. “Eeee-ee-e,” it went, and was blown backwards over the rug, as far as the table. It came on again. {H} fanned once more, and back it went.',
        'But the book had hard covers, and it got heavier. In the end the arm went down by itself. “Is that the wind over?” asked the mosquito, under the table. “It has to turn a page,” said {H}.'
      ]
    },
    {
      id: 'grain-of-rice',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“How much do you weigh?” asked {H}. “Ten of us weigh as much as a grain of rice,” said the mosquito. {H} fetched one grain and laid it on one hand. You could not feel that it was there. And that was ten of them. {H} shut both eyes, and it still was nothing.',
        '“And somebody like that keeps the whole house awake,” said {H}. The mosquito looked down, rather flattered. “You have to do it close to the ear,” it said.'
      ]
    },
    {
      id: 'ladies',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Do all of you come at night?” asked {H}. “Only the ladies,” said {A}. “The gentlemen stay with the flowers and drink juice.” They have feathers on their feelers, and want nothing of anybody. “I wish you were a gentleman,” said {H}.',
        'So {A} was one for a while. It sat by the vase, put out a long straw, and bothered nobody. “And what do you do all night?” asked {H}. “I listen for the ladies,” said the gentleman. “We can hear them as well.”'
      ]
    },
    {
      id: 'duet',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'When two mosquitoes meet in the air, each changes its hum a little, until they fit. {H} did one too, from under the blanket. “Eeee.” “Eeeee,” went the mosquito, a bit above. {H} went up. The mosquito went down, out of politeness, and they missed each other on the way.',
        'They tried it once more, and then it was the same note. It buzzed in the nose. You could not hear who was who. “That was nearly nice,” said {H}, “for that time of night.”'
      ]
    },
    {
      id: 'raindrop',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What do you do when it rains?” asked {H}. A drop is fifty times as heavy as a mosquito. It might as well be a bus. “I don’t do anything,” said the mosquito. “That’s the trick. I hold on to it, and go down with it for a bit, and then I step off.”',
        'They showed that with a cushion. {H} let it drop on {A}’s head, and {A} went down with it. At the knees {A} got off to the side. “Thank you, driver,” said the mosquito.'
      ]
    },
    {
      id: 'legs-up',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The mosquito had six legs, and it stood on four. The two at the back it held up in the air, as mosquitoes do. {A} managed it with one. “What’s it for?” asked {H}, when the light was on. “They’re feelers,” said the picture. “If a hand comes from behind, I’m told about it.”',
        '{H} lifted up one hand, behind {A}, without a sound. The foot twitched. {A} was on the other wall. “You see,” it said, “it’s really only manners. I like to go before I’m asked.”'
      ]
    },
    {
      id: 'a-notice',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} wrote a notice. “Closed,” it said, in red. {H} stuck it on the end of the sofa, and put out the light. “Eeeeee.” “Can’t you read?” asked {H}. “Of course,” said the mosquito. “But it’s dark.”',
        'So the light had to be on, for the notice. But with the light on nobody hummed, so there was no need of one. {H} lay there, and thought about that, and it was neither day nor night.'
      ]
    },
    {
      id: 'in-a-saucer',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Where were you before you were here?” asked {H}. “In a saucer,” said the mosquito, “under a flower pot. There was a bit of rain in it.” They hang in there when they’re small, with their heads down, and breathe through their tails. {A} hung over the edge of the armchair, to show it.',
        '“Was it nice?” “You could see the sky,” said {A}, who was getting rather red, “with your feet.” At every shadow they wriggle, and sink. {H} held a hand over {A}. It wriggled as well as could be expected.'
      ]
    },
    {
      id: 'it-itches',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Does it hurt when you do it?” asked {H}. “I’m very careful,” said the mosquito. “Nobody notices. It’s only afterwards.” {H} looked at the big toe. It had been a finger, and nothing more. All the same it had begun to itch.',
        '{H} scratched. Then it itched on the heel too. {A} felt it behind one ear. “I haven’t even been there!” said {A}. They both scratched for some time. You only have to talk about it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had heard it. {A} looked up into the air, and followed something round the room with both eyes. It went along the wall, over the lamp, and down. {H} looked the same way. So they both saw nothing, at the same place.',
        '“At least somebody believes me,” said {H}. Then {A} snapped at it, and had got hold of the curtain. So it was day, for a moment.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“On our honeymoon there was just one mosquito in the room,” said {S}. “We looked for it until four, with a slipper. We moved the wardrobe.” “Did you find it?” asked {A}. “We found an earring,” said {S}, “from the people before us.”',
        '“And the mosquito?” “It was on the slipper,” said {S}. “It had been on it the whole time. It was the only place that we’d never looked.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a mosquito too, but could not stop laughing. “Eeee-hee-hee,” it went in the dark, and you always knew where it was. “Over by the plant,” said {A}. “No,” said the plant.',
        'It was meant to say pik, and it said “Pikpikpik”, all over the blanket. “You’re supposed to choose a place,” said {A}. “I can’t,” said {S}. “It’s all of it you.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} lay there with bare feet, and ten toes, and nobody had put a blanket on them. {A} held them up in the air, and looked at them, and put one in {A}’s mouth. “That’s how it’s done,” said {H}. “If you eat them yourself, nobody else can.”',
        'The hum came nearer, and {A} listened. Then {A} hummed too, a good deal higher. The mosquito turned round, and flew off to tell the others that somebody was here already.'
      ]
    },
    {
      id: 'feet',
      A: 'partner',
      paragraphs: [
        '“How do you find me,” asked {H}, “when it’s so dark?” “I smell you,” said the mosquito. “And the best thing about you is your feet.” {H} stuck one out. “What’s good about them?” “Cheese,” it said, “with a bit of shoe. I’d fly across the town for that.”',
        '{H} looked at the socks on the floor. They had done a great deal of running.'
      ]
    }
  ],
  turn: [
    {
      id: 'socks-on-the-chair',
      A: 'partner',
      paragraphs: [
        '{H} took the socks by their tops, and hung them over a chair at the far end. Then {H} wiped both feet with a wet flannel. Out went the light. “Eeeeee,” went the mosquito, over the sofa, and stopped. It sniffed here, and it sniffed there. “Hello?” it said.',
        'It flew off over the rug, and the hum got thinner. “Oh,” it said, a long way off. “There you are.”'
      ]
    },
    {
      id: 'in-the-quiet',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} lay on one side, and then on the other. The feet were quite cool and smelled of nothing. They could stick out wherever they liked. {H} stuck them out on the left, and on the right, and up in the air. Nobody said pik.',
        'It was almost odd. “Don’t you want to come and see if I’m still here?” asked {H}. There was a rustle on the chair. “Not now,” said the mosquito. “I’m on the heel.”'
      ]
    },
    {
      id: 'with-some-cheese',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Somebody tried that with real cheese,” came from the chair. “It was a kind that smells very strongly. They put it in a box, in the dark, and we all flew to the cheese.” “Really?” asked {H}. “It’s made with the same thing that lives between toes,” said the mosquito.',
        '{H} thought of all the sandwiches, and of all the feet. “I like cheese too,” said {H} after a while. “You see?” it said. “We could have been friends at once.”'
      ]
    },
    {
      id: 'they-are-asleep',
      A: 'partner',
      paragraphs: [
        'Then it was night, and there was nothing in it. “Mosquito?” asked {H}, after some time. “Sssh,” said {A} from the chair. “They’re asleep.” {H} put on the light. There were the socks, tucked up in a napkin. The mosquito was flat against the wall at once. “I didn’t do anything,” it said.',
        '“They’re the best feet that I’ve ever had,” said the picture. “They never pull away.” “You can keep them till the wash,” said {H}, and put out the light. “Eee,” it went, very low. It was only wings, but it sounded like a lullaby.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked, on and off, with the light.',
      '{names} sat up too, on the wrong side.',
      { text: '{names} shook out the blanket, and nobody fell from it.', needs: ['hands'] },
      { text: '{names} straightened the picture on the wall, which giggled.', needs: ['hands'] }
    ],
    way: [
      '{names} hid under the same blanket, which was not long enough for that, either.',
      '{names} turned towards the hum, and it was somewhere else.',
      { text: '{names} tugged the blanket down, and somebody tugged it up again.', needs: ['hands'] },
      { text: '{names} clicked the switch, to save {H} the trouble.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept past the chair, without waking them.',
      '{names} sniffed at the socks from a fair distance, and understood.',
      { text: '{names} wrung out the flannel.', needs: ['hands'] },
      { text: '{names} held one nose shut, with two fingers, on the way past the chair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain was opened for a moment, and outside it really was night. The socks stayed on their chair, in their napkin.',
    '{H} washed, the feet first, and lay down under a blanket that reached as far as both ends.'
  ],
  last: [
    'On the chair two feet were asleep, and in bed were the other two, and {H} with them.',
    'It was a night with nothing in it but {H}, who was asleep.'
  ]
})
